-- What rankings are read from, derived from `records` and safe to rebuild: no foreign keys, nobody else writes here.
-- A view is a board under a console filter (0 = all); a record counts on two views.
create table personal_bests (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  primary key (user_id, board_id, console)
) with (autovacuum_vacuum_scale_factor = 0.01);
create index personal_bests_rank on personal_bests (board_id, console, rank_key, posted_at, record_id) include (user_id);

-- Every best ever held, valid from posted_at until superseded_at (null: still).
create table pb_steps (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  superseded_at timestamptz,
  primary key (user_id, board_id, console, posted_at, record_id)
);
create index pb_steps_rank on pb_steps (board_id, console, rank_key, posted_at, record_id) include (user_id, superseded_at);

-- What changed on a view and is not yet folded into its rank blocks; a player who comes has no old key, one who leaves no new one.
create table board_deltas (
  delta_id bigint generated always as identity primary key,
  board_id integer not null,
  console smallint not null,
  old_key integer,
  new_key integer
) with (autovacuum_vacuum_scale_factor = 0.01);
create index board_deltas_view on board_deltas (board_id, console);
