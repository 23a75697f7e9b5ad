-- What handles and names look like, so that nobody can pass for somebody else.
-- One space for both: a name that looks like another player's handle is as bad as one that looks like a name.
create table name_skeletons (
  skeleton text primary key,
  user_id integer not null references users
);
create index name_skeletons_user on name_skeletons (user_id);
