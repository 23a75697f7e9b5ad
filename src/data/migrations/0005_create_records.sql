-- Posted results: the truth from which every ranking is derived.
-- Never overwritten, never lost: a change keeps the old version in `revisions`, a removal is a state.
create table records (
  record_id bigint generated always as identity primary key,
  user_id integer not null references users,
  board_id integer not null, -- that it exists is checked by records_take_turn: a foreign key locks the board's row, which all who post there share
  console smallint not null check (console between 1 and 7),
  rank_key integer not null, -- smaller is better on every board
  score integer,
  time_ms integer check (time_ms > 0 and time_ms < 360000000), -- elapsed, or left where the game counts down
  original_score integer,
  creatures integer check (creatures >= 0),
  treasure integer check (treasure >= 0),
  own_points integer,
  computer_points integer,
  overseas_edition boolean not null default false,
  comment text check (char_length(comment) <= 2048), -- 128 characters as people count them; a cluster may hold many code points
  video_url text check (char_length(video_url) <= 512),
  state text not null default 'posted' check (state in ('posted', 'checked', 'verified', 'needs-information', 'declined', 'withdrawn')),
  posted_at timestamptz not null default app_now(), -- alone decides ties, years and dates
  achieved_at timestamptz not null default app_now() check (achieved_at >= '2001-10-25'), -- shown, never ranked; a day early, for zones ahead of UTC
  policy_revision bigint not null,
  rule_revision bigint not null,
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer not null, -- likewise
  change_reason text,
  changed_at timestamptz not null default app_now(),
  state_since timestamptz not null default app_now()
);
create trigger records_history before update on records for each row execute function keep_revision('record_id');
create trigger records_stay before delete on records for each row execute function refuse_change();
create trigger records_stay_whole before truncate on records execute function refuse_change();

create function records_keep_origin() returns trigger language plpgsql as $$
begin
  raise exception 'the author and the posting date of a record never change' using errcode = 'restrict_violation';
end $$;
create trigger records_keep_origin before update on records for each row
  when (old.user_id <> new.user_id or old.posted_at <> new.posted_at or old.record_id <> new.record_id)
  execute function records_keep_origin();
