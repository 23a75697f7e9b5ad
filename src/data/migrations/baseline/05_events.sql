-- Limited-time events: plans, members, blind boards and results. What everybody sees of an open event is in the catalogue.
create table events (
  event_code integer primary key check (event_code between 101 and 991231), -- yymmdd
  state text not null check (state in ('draft', 'open', 'closed')),
  plan jsonb, -- null: the event came with the catalogue
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users, -- null: seeded, or closed by the worker
  changed_at timestamptz not null default app_now(),
  check (state <> 'draft' or plan is not null)
);
create trigger events_history before update on events for each row execute function store_revision('event_code');
create trigger events_no_delete before delete on events for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events execute function refuse_change();

-- Granted by an admin for one event, which need not exist yet.
create table event_organisers (
  event_code integer not null check (event_code between 101 and 991231),
  user_id integer not null references users,
  granted_by integer not null references users,
  granted_at timestamptz not null default app_now(),
  primary key (event_code, user_id)
);

-- Players cannot leave an event. A change of team by an organiser is a revision that anybody can read.
create table event_members (
  event_code integer not null references events,
  user_id integer not null references users,
  team_id integer, -- a catalogue entry; null in events without teams
  joined_at timestamptz not null default app_now(),
  strength integer not null default 0 check (strength >= 0), -- points in total 1 on joining, by which teams are balanced
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer not null references users,
  primary key (event_code, user_id)
);
create index event_members_user on event_members (user_id);
create trigger event_members_history before update on event_members for each row execute function store_revision('event_code', 'user_id');
create trigger event_members_no_delete before delete on event_members for each row execute function refuse_change();
create trigger event_members_no_truncate before truncate on event_members execute function refuse_change();

-- Boards of blind events. Nothing is derived from the records of a sealed board, so no ranking, total, export or card can show them;
-- the few queries that read `records` directly check this table (decision 0081). Opening a board derives its rankings.
create table sealed_boards (
  board_id integer primary key references boards,
  event_code integer not null references events,
  sealed_at timestamptz not null default app_now(),
  opened_at timestamptz -- null: sealed
);
create index sealed_boards_event on sealed_boards (event_code);

-- The result of a closed event, without names. Later corrections are amendments.
create table event_results (
  event_code integer primary key references events,
  frozen_at timestamptz not null default app_now(),
  frozen_by integer references users, -- null: the worker
  content text not null, -- the exact text that was hashed
  sha256 text not null,
  check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create trigger event_results_no_change before update or delete on event_results for each row execute function refuse_change();
create trigger event_results_no_truncate before truncate on event_results execute function refuse_change();

create table event_amendments (
  event_code integer not null references event_results,
  number integer not null check (number > 0),
  amended_at timestamptz not null default app_now(),
  amended_by integer not null references users,
  reason jsonb not null check (is_localised(reason, 4096)), -- 256 grapheme clusters
  content text not null,
  sha256 text not null,
  amends text not null, -- the hash of the version before it
  primary key (event_code, number),
  check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex') and sha256 <> amends)
);

-- Numbers have no gaps, and each amendment names the hash of the version before it.
create function check_amendment_order() returns trigger language plpgsql as $$
declare
  newest text;
  newest_number integer;
begin
  select number, sha256 into newest_number, newest from event_amendments where event_code = new.event_code order by number desc limit 1;
  if newest is null then
    select 0, sha256 into newest_number, newest from event_results where event_code = new.event_code;
  end if;
  if new.number is distinct from newest_number + 1 or new.amends is distinct from newest then
    raise exception 'an amendment follows the newest version of its result' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger event_amendments_check_order before insert on event_amendments for each row execute function check_amendment_order();
create trigger event_amendments_no_change before update or delete on event_amendments for each row execute function refuse_change();
create trigger event_amendments_no_truncate before truncate on event_amendments execute function refuse_change();

-- The individual ranking of each result's newest version as rows, to list a player's events. Derived: can be rebuilt at any time.
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

create function store_event_ranks() returns trigger language plpgsql as $$
begin
  perform derive_event_ranks(new.event_code, new.content);
  return null;
end $$;
create trigger event_results_store_ranks after insert on event_results for each row execute function store_event_ranks();
create trigger event_amendments_store_ranks after insert on event_amendments for each row execute function store_event_ranks();

-- Events whose start has been announced. The worker skips them.
create table announced_events (
  event_code integer primary key,
  announced_at timestamptz not null default app_now()
);
