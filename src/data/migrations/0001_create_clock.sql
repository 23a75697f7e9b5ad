-- The one clock of the site.
-- All SQL takes the time from app_now(), so that a test can move the clock, in a test database and nowhere else.
create table app_clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default '0'
);
insert into app_clock default values;

create function app_now() returns timestamptz language sql volatile as $$
  select case when current_database() like '%\_test' then clock_timestamp() + shift else clock_timestamp() end from app_clock
$$;
