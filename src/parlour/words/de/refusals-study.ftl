# Warum eine Studie abgelehnt wird.

only-finished-analysed = Zeile { $line }: Die Aufzeichnung endet vor dem Spiel, und nur beendete Spiele werden analysiert.
only-finished-retold = Die Aufzeichnung hört bei Zeile { $line } auf, ohne dass das Spiel zu Ende ist. Nacherzählt wird nur ein beendetes Spiel.
queries-need-duckdb = Abfragen brauchen DuckDB, das `pip install parlour[study]` mitbringt.
duckdb-cannot-answer = Das kann DuckDB nicht beantworten: { $error }
cluster-needs-dask = Ein Cluster braucht Dask, das `pip install parlour[cluster]` mitbringt.
no-cluster-answers = Unter { $address } antwortet kein Dask-Cluster.
no-cluster-address = { $address } ist keine Adresse eines Dask-Clusters, wie tcp://host:8786 eine ist.
records-not-kept = In { $folder } lassen sich keine Aufzeichnungen aufbewahren: { $error }.
parquet-needs-pyarrow = Parquet zu schreiben braucht pyarrow, das `pip install parlour[study]` mitbringt.
file-must-end-in = { $file } muss auf .parquet oder .csv enden: Solche Dateien lassen sich schreiben.
file-not-written = { $file } lässt sich nicht schreiben: { $error }.
folder-closed = { $file } lässt sich nicht schreiben: Der Ordner ist für dich gesperrt.
tournament-file-must-end-in = { $file } muss auf .parquet enden: In einer solchen Datei wird ein Turnier aufbewahrt, damit es weitergehen kann.
file-is-no-tournament = { $file } gibt es schon, und es ist kein Turnier.
file-holds-other-games = { $file } gibt es schon, und es enthält andere Spiele: Nenne eine andere Datei oder dasselbe Turnier.
ratings-need-openskill = Wertungen brauchen openskill, das `pip install parlour[study]` mitbringt.
no-parquet-file = In { $file } ist keine Parquet-Datei.
