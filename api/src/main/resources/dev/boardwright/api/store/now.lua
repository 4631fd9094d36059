return now()
