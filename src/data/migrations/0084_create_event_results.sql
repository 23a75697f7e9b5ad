-- What an event ended with, written once when it is closed; what was corrected later comes after it, dated and with a reason.
-- `content` is kept as the text that its hash was made of, and nobody can alter either. It holds numbers, no names.
create table event_results (
  event_code integer primary key references events,
  frozen_at timestamptz not null default app_now(),
  frozen_by integer references users, -- null: the clock
  content text not null,
  sha256 text not null,
  check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create trigger event_results_are_final before update or delete on event_results for each row execute function refuse_change();
create trigger event_results_stay_whole before truncate on event_results execute function refuse_change();

create table event_amendments (
  event_code integer not null references event_results,
  number integer not null check (number > 0),
  amended_at timestamptz not null default app_now(),
  amended_by integer not null references users,
  reason_en text not null check (char_length(reason_en) between 1 and 4096), -- 256 characters as people count them
  reason_ja text not null check (char_length(reason_ja) between 1 and 4096),
  content text not null,
  sha256 text not null,
  amends text not null, -- the hash of the result or amendment before it
  primary key (event_code, number),
  check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex') and sha256 <> amends)
);

-- An amendment follows the one before it without a gap.
create function event_amendments_follow() returns trigger language plpgsql as $$
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
create trigger event_amendments_follow before insert on event_amendments for each row execute function event_amendments_follow();
create trigger event_amendments_are_final before update or delete on event_amendments for each row execute function refuse_change();
create trigger event_amendments_stay_whole before truncate on event_amendments execute function refuse_change();
