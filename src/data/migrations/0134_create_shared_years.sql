-- Years in review that players made public.
-- A review is visible to its player alone; a row here shows it to everyone until it is deleted again.
create table shared_years (
  user_id integer not null references users,
  year smallint not null check (year between 2014 and 2999),
  shared_at timestamptz not null default app_now(),
  primary key (user_id, year)
);

create function queue_year_event() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, kind, subject)
  select 'pages', 'page', '/user/' || handle || '/year/' || coalesce(new.year, old.year) from users where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger shared_years_queue_pages after insert or delete on shared_years for each row execute function queue_year_event();
