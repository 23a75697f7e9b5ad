-- Newest first: records, new entrants, and one player's posts.
-- Without these every list of news, and every count of a player's posts, would read all records of the site.
create index records_newest on records (posted_at, record_id); -- of all states: a condition by function would cost every post more than it saves
create index records_player on records (user_id, posted_at);
