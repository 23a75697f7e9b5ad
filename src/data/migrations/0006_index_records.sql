-- One board's records, best first for each player.
-- Rankings read a board at a time; without this every page would scan all records of the site.
create index records_board on records (board_id, user_id, rank_key, posted_at, record_id);
