-- Complete public dumps, and minisign signatures of event results.
-- A dump gets its row after its last file is stored, so the newest row never names a partial dump.
create table dumps (
  dump_id text primary key check (dump_id ~ '^\d{4}-\d\d-\d\d-[0-9a-z]{8}$'),
  taken_at timestamptz not null, -- the instant of the snapshot
  published_at timestamptz not null default app_now(),
  content jsonb not null -- licence, public key and files (domain/dumps/dump.ts)
);
create index dumps_newest on dumps (taken_at, dump_id);
create trigger dumps_queue_pages after insert or delete on dumps for each statement execute function queue_page_event('dumps', '');

create table event_signatures (
  event_code integer not null references event_results,
  number integer not null check (number >= 0), -- 0: the result, then its amendments
  public_key text not null check (char_length(public_key) = 56),
  signature text not null check (char_length(signature) <= 1024),
  signed_at timestamptz not null default app_now(),
  primary key (event_code, number)
);
