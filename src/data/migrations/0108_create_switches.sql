-- What admins can close or open while the site runs: one row each, its history kept like all else, and every process told at once.
create table switches (
  name text primary key check (name ~ '^[a-z-]{1,32}$'), -- which ones there are is the domain's to say
  is_on boolean not null,
  text_en text check (char_length(text_en) between 1 and 1280), -- 160 characters as people count them
  text_ja text check (char_length(text_ja) between 1 and 1280),
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users, -- null: an operator, or as it came with the site
  changed_at timestamptz not null default app_now(),
  check ((text_en is null) = (text_ja is null))
);
create trigger switches_history before update on switches for each row execute function keep_revision('name');
create trigger switches_stay before delete on switches for each row execute function refuse_change();
create trigger switches_stay_whole before truncate on switches execute function refuse_change();

create function announce_switches() returns trigger language plpgsql as $$
begin
  perform pg_notify('switches', '');
  return null;
end $$;
create trigger switches_announce after insert or update on switches for each statement execute function announce_switches();

insert into switches (name, is_on)
values ('sign-up', true), ('posting', true), ('comments', true), ('uploads', true), ('read-only', false), ('banner', false);
