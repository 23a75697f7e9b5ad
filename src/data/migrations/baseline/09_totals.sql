-- Totals and statistics that the worker computes. All of it is derived.
-- One post can change everybody's points. So the worker writes a new generation and then switches one row: no page mixes two generations.
create table total_standings (
  total_id integer not null,
  generation bigint not null,
  user_id integer not null references users,
  points integer not null,
  score bigint not null,
  boards_played integer not null,
  rank integer not null,
  position integer not null, -- from 1, in the order of pages; players with equal ranks have different positions
  rank_class smallint, -- total 1 only; null without points
  newest_at timestamptz not null,
  elapsed_ms bigint, -- the sum of times, only in totals ordered by it
  series_points jsonb, -- total 1 only: points by series id
  primary key (total_id, generation, user_id)
);
create unique index total_standings_position on total_standings (total_id, generation, position);

create table total_generations (
  total_id integer primary key,
  generation bigint not null,
  built_at timestamptz not null default app_now(),
  snapshot pg_snapshot not null, -- the transactions that the total includes
  reference_max integer not null, -- M in the points formula
  players integer not null,
  build_ms integer not null default 0 -- of all totals together
);

-- The number of records that count on each board, for the home page.
create table board_posts (
  board_id integer primary key,
  posts integer not null
);

-- How often players of a class climbed by how many ranks on a board within 90 days, for the adviser. Computed once a day.
create table efforts (
  rank_class smallint not null,
  kind text not null check (kind in ('again', 'first')), -- from an own best, or to a first result
  step smallint not null, -- defined in domain/advice/efforts.ts
  tried integer not null,
  closed integer not null check (closed between 0 and tried),
  primary key (rank_class, kind, step)
);
