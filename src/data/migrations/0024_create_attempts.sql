-- How often something was tried, for limits that all processes share.
-- The key is a hash: neither addresses nor names can be read from it.
create table attempts (
  key bytea primary key check (octet_length(key) = 32),
  tries integer not null,
  window_ends_at timestamptz not null
);
create index attempts_end on attempts (window_ends_at);
