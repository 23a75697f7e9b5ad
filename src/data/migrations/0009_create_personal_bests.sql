-- What rankings are read from, derived from `records` and safe to rebuild: no foreign keys, nobody else writes here.
-- A view is a board under a console filter (0 = all); a record counts on two views.
create table personal_bests (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  -- With all columns, so that finding one row here is never dearer than walking a board in the index below.
  primary key (user_id, board_id, console) include (rank_key, posted_at, record_id)
) with (autovacuum_vacuum_scale_factor = 0.01);
create index personal_bests_rank on personal_bests (board_id, console, rank_key, posted_at, record_id) include (user_id);

-- The UTC year of an instant as far as years part the past: what lies before the site's first year is one of them, never (null) is another.
create function step_year(at timestamptz) returns smallint language sql immutable
  return case when at is null then 32767 else greatest(2013, extract(year from at at time zone 'UTC'))::smallint end;

-- Every best ever held, valid from posted_at until superseded_at (null: still).
create table pb_steps (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  superseded_at timestamptz,
  posted_year smallint not null, -- step_year(posted_at)
  superseded_year smallint not null, -- step_year(superseded_at); plain columns, since generated ones cost a post a third of its time
  primary key (user_id, board_id, console, posted_at, record_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01); -- reads by index alone want rows known to be visible
-- Who was where at a past instant: of steps that began in one year and ended in another all or none were valid then,
-- except in the instant's own year. So a page of the past merges a few ordered lists and passes over little.
create index pb_steps_years on pb_steps (board_id, console, posted_year, superseded_year, rank_key, posted_at, record_id)
  include (user_id, superseded_at);

-- How often the past was changed: by an edit, a state, a move, an import. What is remembered of a past instant is remembered
-- under this number. One row that all corrections share, so that its numbers follow the order of commits.
create table corrections (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0,
  transaction_id xid8 not null default '0'
);
insert into corrections default values;

-- What changed on a view and is not yet folded into its rank blocks; a player who comes has no old key, one who leaves no new one.
create table board_deltas (
  delta_id bigint generated always as identity primary key,
  board_id integer not null,
  console smallint not null,
  old_key integer,
  new_key integer
) with (autovacuum_vacuum_scale_factor = 0.01);
create index board_deltas_view on board_deltas (board_id, console);
