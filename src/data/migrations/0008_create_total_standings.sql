-- Totals, as computed by the worker.
-- One post can move everybody's points, so a total is written as a new generation and then shown by flipping one row:
-- no page is ever half old and half new.
create table total_standings (
  total_id integer not null,
  generation bigint not null,
  user_id integer not null references users,
  points integer not null,
  score bigint not null,
  boards_played integer not null,
  rank integer not null,
  position integer not null, -- from 1, in the order in which pages list them; those who share a rank have one each
  rank_class smallint, -- total 1 only; null without points
  newest_at timestamptz not null,
  primary key (total_id, generation, user_id)
);
create unique index total_standings_position on total_standings (total_id, generation, position);

create table total_generations (
  total_id integer primary key,
  generation bigint not null,
  built_at timestamptz not null default app_now(),
  seen pg_snapshot not null, -- the watermark: which transactions the figures have seen
  reference_max integer not null, -- the M of their points
  players integer not null,
  build_ms integer not null default 0 -- how long all totals took
);
