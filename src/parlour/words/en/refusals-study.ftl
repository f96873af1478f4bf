# Why a study is refused.

only-finished-analysed = Line { $line }: the record ends before the game does, and only finished games are analysed.
only-finished-retold = The record ends at line { $line } without an end of the game, and only a finished game is retold.
queries-need-duckdb = Queries need DuckDB, which `pip install parlour[study]` brings.
duckdb-cannot-answer = DuckDB cannot answer that: { $error }
cluster-needs-dask = A cluster needs Dask, which `pip install parlour[cluster]` brings.
no-cluster-answers = No Dask cluster answers at { $address }.
no-cluster-address = { $address } is no address of a Dask cluster, such as tcp://host:8786.
records-not-kept = Records cannot be kept in { $folder }: { $error }.
parquet-needs-pyarrow = Writing Parquet needs pyarrow, which `pip install parlour[study]` brings.
file-must-end-in = { $file } must end in .parquet or .csv: these are the files that can be written.
file-not-written = { $file } cannot be written: { $error }.
folder-closed = { $file } cannot be written: the folder is closed to you.
tournament-file-must-end-in = { $file } must end in .parquet: a tournament is kept in such a file, so that it can go on.
file-is-no-tournament = { $file } is there already, and is no tournament.
file-holds-other-games = { $file } is there already, and holds other games: name another file, or the same tournament.
ratings-need-openskill = Ratings need openskill, which `pip install parlour[study]` brings.
no-parquet-file = There is no Parquet file in { $file }.
