-- Two figures that pages of totals show and that only the worker computes.
alter table total_standings
  add column elapsed_ms bigint, -- the sum of times, only in totals that are ordered by it
  add column series_points jsonb; -- total 1 only: points by series id
