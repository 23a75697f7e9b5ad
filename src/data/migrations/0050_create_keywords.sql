-- The encyclopedia: entries, their text in each language, and every name they ever had.
-- An entry and each of its texts have a history of their own, so that editing one language never collides with the other.
create table keywords (
  unique_id text primary key check (unique_id ~ '^[0-9a-z]{1,13}$'),
  category text not null check (category ~ '^[a-z-]{1,32}$' and category <> 'all'), -- which ones there are is the domain's to say
  flag smallint not null default 1 check (flag in (0, 1, 2, 3, 4, 5, 9)),
  yomi text not null check (char_length(yomi) between 1 and 512), -- 64 characters as people count them
  rule_ids integer[] not null default '{}', -- the rules that a rule text explains
  stage_ids integer[] not null default '{}', -- the stages that it is about
  author_id integer references users, -- null: it came with the site
  created_at timestamptz not null default app_now(),
  edited boolean not null default false, -- changed on the site: seeding leaves it alone
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now()
);
create index keywords_category on keywords (category);
create trigger keywords_history before update on keywords for each row execute function keep_revision('unique_id');
create trigger keywords_stay before delete on keywords for each row execute function refuse_change();
create trigger keywords_stay_whole before truncate on keywords execute function refuse_change();

create table keyword_texts (
  unique_id text not null references keywords,
  lang text not null check (lang in ('en', 'ja')),
  name text not null check (char_length(name) between 1 and 512), -- 32 characters as people count them
  tag text check (char_length(tag) <= 512), -- null: the label of 'other'
  content text not null check (octet_length(content) <= 1048576), -- 48,000 characters as people count them
  edited boolean not null default false,
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now(),
  primary key (unique_id, lang)
);
create trigger keyword_texts_history before update on keyword_texts for each row execute function keep_revision('unique_id', 'lang');
create trigger keyword_texts_stay before delete on keyword_texts for each row execute function refuse_change();
create trigger keyword_texts_stay_whole before truncate on keyword_texts execute function refuse_change();

-- A name leads to one entry, in whatever language, and goes on doing so when the entry is renamed.
create table keyword_names (
  name_key text primary key,
  unique_id text not null references keywords
);
create function keep_keyword_name() returns trigger language plpgsql as $$
begin
  insert into keyword_names (name_key, unique_id) values (lower(new.name), new.unique_id) on conflict do nothing;
  if (select unique_id from keyword_names where name_key = lower(new.name)) <> new.unique_id then
    raise exception 'another entry has the name %', new.name using errcode = 'unique_violation', constraint = 'keyword_names_pkey';
  end if;
  return null;
end $$;
create trigger keyword_texts_keep_name after insert or update of name on keyword_texts for each row execute function keep_keyword_name();
create trigger keyword_names_are_final before update or delete on keyword_names for each row execute function refuse_change();
create trigger keyword_names_stay_whole before truncate on keyword_names execute function refuse_change();
