-- What moderators did to records, one row a verb: which version it met, which came of it, and for which reason of the list.
-- The versions themselves are in `revisions`, so an undo needs nothing but the two numbers; the text for the player is the record's change_reason.
create table moderation_acts (
  act_id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  actor_id integer references users, -- null: the site itself, when a question was not answered
  verb text not null check (verb in ('verify', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo')),
  record_id bigint not null references records,
  before_revision bigint not null,
  after_revision bigint, -- null: a first place that waits for a second pair of eyes, or such a wait taken back
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
create trigger moderation_acts_are_final before update or delete on moderation_acts for each row execute function refuse_change();
create trigger moderation_acts_stay_whole before truncate on moderation_acts execute function refuse_change();
