-- What open pages are told, in the one order in which everybody sees it: new records.
-- Numbers of sequences commit out of order, so a reader who has seen 8 could miss 7; these are given by one transaction at a time.
create table live_events (
  event_id bigint primary key, -- 1, 2, 3 … without gaps
  record_id bigint not null,
  noted_at timestamptz not null default app_now()
);
