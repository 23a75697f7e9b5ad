-- Who takes part in an event, and in which team.
-- Joining is for good; an organiser's change of team keeps the row before, so that anybody can see who moved whom.
create table event_members (
  event_code integer not null references events,
  user_id integer not null references users,
  team_id integer, -- an entry of the catalogue; null in events without teams
  joined_at timestamptz not null default app_now(),
  strength integer not null default 0 check (strength >= 0), -- the points in total 1 by which teams were balanced when this player joined
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer not null references users,
  primary key (event_code, user_id)
);
create index event_members_user on event_members (user_id);
create trigger event_members_history before update on event_members for each row execute function keep_revision('event_code', 'user_id');
create trigger event_members_stay before delete on event_members for each row execute function refuse_change();
create trigger event_members_stay_whole before truncate on event_members execute function refuse_change();
