-- How many records that count each board has; derived, and written by the worker together with the totals.
-- The home page says how many there are: counting them anew would read all records of the site at every visit.
create table board_posts (
  board_id integer primary key,
  posts integer not null
);
