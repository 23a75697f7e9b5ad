-- What peers saw when they looked at a record: four questions, yes or no. A glance is about one version; an edit makes it void by itself.
create table glances (
  record_id bigint not null references records,
  revision_id bigint not null,
  user_id integer not null references users,
  is_board_right boolean not null,
  is_evidence_whole boolean not null,
  is_value_right boolean not null,
  is_rule_kept boolean not null,
  created_at timestamptz not null default app_now(),
  primary key (record_id, revision_id, user_id)
);
create index glances_user on glances (user_id);
create index glances_doubts on glances (record_id, revision_id) where not (is_board_right and is_evidence_whole and is_value_right and is_rule_kept);
create trigger glances_are_final before update or delete on glances for each row execute function refuse_change();
create trigger glances_stay_whole before truncate on glances execute function refuse_change();
