-- The audit log, bans, moderators' decisions, reports, appeals and peer checks.

-- Contains ids and codes only, so that a closed account leaves no name behind. No role can change a row.
create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor_id integer references users, -- null: the site itself
  verb text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  hash bytea not null default '' -- set by audit_log_hash()
);
create index audit_log_subject on audit_log (subject_kind, subject_id, audit_id);
create index audit_log_verb on audit_log (verb, audit_id);
create index audit_log_at on audit_log (at);
create index audit_log_to_review on audit_log (audit_id) where verb in ('rename-self', 'create-keyword', 'edit-keyword');
create trigger audit_log_no_change before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log execute function refuse_change();

create function audit_hash(before bytea, entry audit_log) returns bytea language sql immutable as $$
  select sha256(coalesce(before, '') || convert_to(jsonb_build_array(
    entry.audit_id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.verb, entry.subject_kind,
    entry.subject_id, entry.detail)::text, 'UTF8'))
$$;

create function audit_log_hash() returns trigger language plpgsql as $$
begin
  new.hash := audit_hash(null, new);
  return new;
end $$;
create trigger audit_log_hash before insert on audit_log for each row execute function audit_log_hash();

-- The hash chain over the audit log, one row per audit row, extended by the worker: chaining on insert would serialise all writers.
-- Changing, removing or swapping a row breaks the chain from there on. Seal 0 contains the last hash of the rows that were
-- chained on insert, before seals existed.
create table audit_seals (
  seal_id bigint primary key,
  audit_id bigint unique,
  sealed_at timestamptz not null default app_now(),
  hash bytea not null
);
insert into audit_seals (seal_id, hash) values (0, '');

-- Committed rows without a seal.
create table audit_unsealed (audit_id bigint primary key) with (autovacuum_vacuum_scale_factor = 0.01);

create function audit_seal_hash(before bytea, seal audit_seals, entry_hash bytea) returns bytea language sql immutable as $$
  select sha256(before || entry_hash || convert_to(jsonb_build_array(
    seal.seal_id, seal.audit_id, to_char(seal.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8'))
$$;

-- Security definer: a role that may write to the log needs no access to the queue.
create function audit_log_queue() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_unsealed (audit_id) values (new.audit_id);
  return null;
end $$;
create trigger audit_log_queue after insert on audit_log for each row execute function audit_log_queue();

-- Only workers take the lock. Seal numbers have no gaps.
create function audit_seals_chain() returns trigger language plpgsql as $$
declare
  last audit_seals;
begin
  perform pg_advisory_xact_lock(hashtext('audit-seals'));
  select * into strict last from audit_seals order by seal_id desc limit 1;
  new.seal_id := last.seal_id + 1;
  new.sealed_at := app_now();
  new.hash := audit_seal_hash(last.hash, new, (select hash from audit_log where audit_id = new.audit_id));
  return new;
end $$;
create trigger audit_seals_chain before insert on audit_seals for each row execute function audit_seals_chain();
create trigger audit_seals_no_change before update or delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_no_truncate before truncate on audit_seals execute function refuse_change();

-- The reason is personal data and can be blanked here; the audit log contains only its hash.
create table bans (
  ban_id bigint generated always as identity primary key,
  user_id integer not null references users,
  scope text not null check (scope in ('site', 'records', 'keywords')),
  reason text check (char_length(reason) <= 500),
  banned_by integer references users, -- null: an operator
  banned_at timestamptz not null default app_now(),
  ends_at timestamptz, -- null: until it is lifted
  lifted_at timestamptz
);
create index bans_user on bans (user_id) where lifted_at is null;

-- Decisions about records, each with the revision before and after it, which is all that an undo needs.
-- The explanation for the player is the record's change_reason.
create table moderation_acts (
  act_id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor_id integer references users, -- null: the site itself, when a question was not answered in time
  verb text not null check (verb in ('verify', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo')),
  record_id bigint not null references records,
  before_revision bigint not null,
  after_revision bigint, -- null: a first place that waits for a second moderator, or the undo of such an act
  reason text, -- a code of domain/moderation/reasons.ts
  bulk_id uuid,
  undoes bigint references moderation_acts,
  took_down uuid references uploads, -- the picture that a correction took down
  check ((verb = 'undo') = (undoes is not null))
);
create unique index moderation_acts_after on moderation_acts (after_revision) where after_revision is not null;
create index moderation_acts_record on moderation_acts (record_id, act_id);
create index moderation_acts_actor on moderation_acts (actor_id, act_id);
create index moderation_acts_bulk on moderation_acts (bulk_id) where bulk_id is not null;
create index moderation_acts_undoes on moderation_acts (undoes) where undoes is not null;
create trigger moderation_acts_no_change before update or delete on moderation_acts for each row execute function refuse_change();
create trigger moderation_acts_no_truncate before truncate on moderation_acts execute function refuse_change();

-- Bulk actions as previewed, with the revision of each record: only exactly that list can be applied.
create table moderation_bulks (
  bulk_id uuid primary key,
  actor_id integer not null references users,
  verb text not null,
  reason text,
  change_reason text,
  items jsonb not null, -- [{recordId, revisionId}] ordered by recordId
  previewed_at timestamptz not null default app_now(),
  applied_at timestamptz
);

create table moderation_notes (
  note_id bigint generated always as identity primary key,
  user_id integer not null references users, -- the player whom the note is about
  author_id integer not null references users,
  text text not null check (char_length(text) <= 2048),
  written_at timestamptz not null default app_now()
);
create index moderation_notes_user on moderation_notes (user_id, note_id);

-- Reviewed items that have no state of their own: a new name, an edited keyword, an unusual value, a picture similar to another.
create table moderation_seen (
  item text primary key check (char_length(item) <= 128),
  seen_by integer not null references users,
  seen_at timestamptz not null default app_now()
);

-- Readers' reports. Only moderators can see them; the record's author never learns who reported.
create table reports (
  report_id bigint generated always as identity primary key,
  record_id bigint not null references records,
  revision_id bigint not null, -- the version that was reported
  reporter_id integer not null references users,
  reason text not null check (char_length(reason) between 1 and 32), -- a code of domain/fairness/reports.ts
  text text not null check (char_length(text) <= 8000), -- 500 grapheme clusters
  created_at timestamptz not null default app_now(),
  outcome text check (outcome in ('acted', 'dismissed')),
  answered_by integer references users,
  answered_at timestamptz,
  unique (record_id, revision_id, reporter_id), -- one report per reader and version
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null)),
  check (answered_by <> reporter_id)
);
create index reports_open on reports (created_at, report_id) where outcome is null;
create index reports_reporter on reports (reporter_id);
create trigger reports_no_delete before delete on reports for each row execute function refuse_change();
create trigger reports_no_truncate before truncate on reports execute function refuse_change();

-- Appeals against declined records, decided by a moderator other than the one who declined.
create table appeals (
  appeal_id bigint generated always as identity primary key,
  record_id bigint not null references records,
  revision_id bigint not null unique, -- the version in which the record was declined: one appeal per decision
  declined_by integer references users, -- null: the time to answer had passed
  text text not null check (char_length(text) <= 8000),
  created_at timestamptz not null default app_now(),
  outcome text check (outcome in ('upheld', 'kept')), -- upheld: the appeal succeeded; kept: the record stays declined
  answer text check (char_length(answer) <= 8000), -- public
  answered_by integer references users,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null) and (outcome is null) = (answer is null)),
  check (answered_by <> declined_by)
);
create index appeals_open on appeals (created_at, appeal_id) where outcome is null;
create index appeals_record on appeals (record_id);
create trigger appeals_no_delete before delete on appeals for each row execute function refuse_change();
create trigger appeals_no_truncate before truncate on appeals execute function refuse_change();

-- Four yes-or-no answers of a player who checked a record. They apply to one version; an edit makes them void.
create table peer_checks (
  record_id bigint not null references records,
  revision_id bigint not null,
  user_id integer not null references users,
  is_board_right boolean not null,
  is_evidence_whole boolean not null,
  is_value_right boolean not null,
  is_rule_followed boolean not null,
  created_at timestamptz not null default app_now(),
  primary key (record_id, revision_id, user_id)
);
create index peer_checks_user on peer_checks (user_id);
create index peer_checks_doubts on peer_checks (record_id, revision_id)
  where not (is_board_right and is_evidence_whole and is_value_right and is_rule_followed);
create trigger peer_checks_no_change before update or delete on peer_checks for each row execute function refuse_change();
create trigger peer_checks_no_truncate before truncate on peer_checks execute function refuse_change();
