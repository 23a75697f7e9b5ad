-- Posted results, from which every ranking is derived.
-- Never overwritten or deleted: a change stores the old version in `revisions`, a removal is a state.
create table records (
  record_id bigint generated always as identity primary key,
  user_id integer not null references users,
  board_id integer not null, -- checked by stamp_record(): a foreign key would lock the board's row, which all posts there share
  console smallint not null check (console between 1 and 7),
  rank_key integer not null, -- smaller is better on every board
  score integer,
  time_ms integer check (time_ms > 0 and time_ms < 360000000), -- elapsed, or remaining where the game counts down
  original_score integer,
  creatures integer check (creatures >= 0),
  treasure integer check (treasure >= 0),
  own_points integer,
  computer_points integer,
  overseas_edition boolean not null default false,
  comment text check (char_length(comment) <= 2048), -- 128 grapheme clusters, each of which may have many code points
  video_url text check (char_length(video_url) <= 512),
  state text not null default 'posted' check (state in ('posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn')),
  posted_at timestamptz not null, -- decides ties, years and dates
  achieved_at timestamptz not null check (achieved_at >= '2001-10-25'), -- shown, never ranked; one day early for time zones ahead of UTC
  policy_revision bigint not null,
  rule_revision bigint not null,
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer not null, -- checked by stamp_record(), like board_id
  change_reason text,
  changed_at timestamptz not null default app_now(),
  state_since timestamptz not null default app_now(),
  -- The evidence that the rank required when the record was posted or last edited. "Evidence missing" is computed, not stored.
  evidence_duty text not null default 'none' check (evidence_duty in ('none', 'image', 'video')),
  splits jsonb check (jsonb_typeof(splits) = 'array' and jsonb_array_length(splits) between 1 and 40) -- speedruns: [{"name": "…", "atMs": 1}]
);
create index records_board on records (board_id, user_id, rank_key, posted_at, record_id); -- rankings read one board at a time
create index records_newest on records (posted_at, record_id); -- of all states: a partial index would cost every post more than it saves
create index records_player on records (user_id, posted_at);
create index records_waiting on records (posted_at, record_id) where state in ('posted', 'checked') and evidence_duty <> 'none';
create index records_asked on records (state_since) where state = 'needs-information';
create trigger records_history before update on records for each row execute function store_revision('record_id');
create trigger records_no_delete before delete on records for each row execute function refuse_change();
create trigger records_no_truncate before truncate on records execute function refuse_change();

create function protect_record_origin() returns trigger language plpgsql as $$
begin
  raise exception 'the author and the posting date of a record never change' using errcode = 'restrict_violation';
end $$;
create trigger records_protect_origin before update on records for each row
  when (old.user_id <> new.user_id or old.posted_at <> new.posted_at or old.record_id <> new.record_id)
  execute function protect_record_origin();

-- Locks the player before reading the clock: in the other order, a player's history could run backwards.
create function stamp_record() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records are written under read committed: an older snapshot would miss concurrent posts';
  end if;
  -- Boards and users are never deleted, so seeing them once is enough.
  if not exists (select from boards where board_id = new.board_id) or not exists (select from users where id = new.changed_by) then
    raise exception 'unknown board or author' using errcode = 'foreign_key_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('player'), new.user_id);
  if tg_op = 'INSERT' then
    if new.posted_at > app_now() then
      raise exception 'posted_at is in the future' using errcode = 'check_violation';
    end if;
    new.posted_at := coalesce(new.posted_at, app_now());
    new.achieved_at := coalesce(new.achieved_at, new.posted_at);
  else
    new.changed_at := app_now();
    if new.state <> old.state then new.state_since := new.changed_at; end if;
  end if;
  return new;
end $$;
-- Runs first, because triggers run in the order of their names.
create trigger a_records_stamp before insert or update on records for each row execute function stamp_record();

-- Responses to posts by idempotency key, written in the transaction that stores the record. A repeated post returns the stored response.
create table idempotency_keys (
  user_id integer not null,
  key uuid not null,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  answer json not null, -- not jsonb, which does not preserve the order of keys
  created_at timestamptz not null default app_now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
