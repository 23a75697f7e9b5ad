-- Who came in where: the individual ranking of each result's newest version as rows, so that a player's events can be read
-- without reading whole results. Derived, and safe to throw away.
create table event_ranks (
  event_code integer not null references event_results,
  user_id integer not null references users,
  rank integer not null check (rank > 0),
  shared boolean not null,
  points integer not null,
  primary key (event_code, user_id)
);
create index event_ranks_user on event_ranks (user_id);

create function derive_event_ranks(code integer, content text) returns void language sql as $$
  delete from event_ranks where event_code = code;
  insert into event_ranks (event_code, user_id, rank, shared, points)
  select code, "userId", rank, shared, points
  from jsonb_to_recordset(content::jsonb #> '{standings,players}') as player ("userId" integer, rank integer, shared boolean, points integer);
$$;

create function keep_event_ranks() returns trigger language plpgsql as $$
begin
  perform derive_event_ranks(new.event_code, new.content);
  return null;
end $$;
create trigger event_results_keep_ranks after insert on event_results for each row execute function keep_event_ranks();
create trigger event_amendments_keep_ranks after insert on event_amendments for each row execute function keep_event_ranks();

select derive_event_ranks(event_code, coalesce(
  (select content from event_amendments where event_amendments.event_code = event_results.event_code order by number desc limit 1),
  content
)) from event_results;

-- A catalogue that was seeded before events had rows of their own; seeding it again would add the same.
insert into events (event_code, state) select id, 'open' from catalogue_entries where kind = 'event' on conflict (event_code) do nothing;
