-- What came along from another site, by the ids that it had there: the same row is never brought in twice, and old links find it.
create table imported_users (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  user_id integer not null unique references users,
  imported_at timestamptz not null default app_now(),
  claimed_at timestamptz, -- null: nobody has shown yet that the name is theirs
  primary key (source, old_id)
);
create table imported_records (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  record_id bigint not null unique references records,
  imported_at timestamptz not null default app_now(),
  primary key (source, old_id)
);
create table imported_keywords (
  source text not null check (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  old_id text not null check (char_length(old_id) between 1 and 128),
  unique_id text not null unique references keywords,
  imported_at timestamptz not null default app_now(),
  primary key (source, old_id)
);

create function imported_users_keep_origin() returns trigger language plpgsql as $$
begin
  raise exception 'where a player came from never changes, and a name is claimed once' using errcode = 'restrict_violation';
end $$;
create trigger imported_users_keep_origin before update on imported_users for each row
  when ((old.source, old.old_id, old.user_id) is distinct from (new.source, new.old_id, new.user_id) or old.claimed_at is not null)
  execute function imported_users_keep_origin();
create trigger imported_users_stay before delete on imported_users for each row execute function refuse_change();
create trigger imported_users_stay_whole before truncate on imported_users execute function refuse_change();
create trigger imported_records_stay before update or delete on imported_records for each row execute function refuse_change();
create trigger imported_records_stay_whole before truncate on imported_records execute function refuse_change();
create trigger imported_keywords_stay before update or delete on imported_keywords for each row execute function refuse_change();
create trigger imported_keywords_stay_whole before truncate on imported_keywords execute function refuse_change();
