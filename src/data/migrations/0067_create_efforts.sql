-- How often players of a class climbed how far on a board within 90 days, as the worker counts it once a day; safe to throw away.
-- The adviser says it beside every suggestion; counting it reads two years of records, which no page may.
create table efforts (
  rank_class smallint not null,
  kind text not null check (kind in ('again', 'first')), -- from an own best, or to a first result
  step smallint not null, -- domain/advice/efforts.ts says what each means
  tried integer not null,
  closed integer not null check (closed between 0 and tried),
  primary key (rank_class, kind, step)
);
