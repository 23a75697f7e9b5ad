-- Whether the evidence of a record still answers, by the weekly look at it.
-- A row is about what the record shows now: another link or picture begins anew.
create table evidence_health (
  record_id bigint not null references records,
  kind text not null check (kind in ('video', 'image')),
  subject text not null check (char_length(subject) <= 512), -- the link as it was posted, or the upload's id
  state text not null check (state in ('healthy', 'at-risk', 'gone')),
  misses smallint not null default 0, -- looks in a row that found nothing there
  unclear smallint not null default 0, -- looks in a row that found nothing out
  checked_at timestamptz not null default app_now(),
  primary key (record_id, kind)
);
create index evidence_health_ailing on evidence_health (state, record_id) where state <> 'healthy';
