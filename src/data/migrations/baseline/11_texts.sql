-- Keywords (glossary and guides), the places where texts mention them, and news.
-- An entry and each of its texts have separate histories, so that edits in different languages never conflict.
create table keywords (
  unique_id text primary key check (unique_id ~ '^[0-9a-z]{1,13}$'),
  category text not null check (category ~ '^[a-z-]{1,32}$' and category <> 'all'), -- the domain defines the list
  flag smallint not null default 1 check (flag in (0, 1, 2, 3, 4, 5, 9)),
  yomi text not null check (char_length(yomi) between 1 and 512), -- 64 grapheme clusters
  rule_ids integer[] not null default '{}', -- the rules that a rule text explains
  stage_ids integer[] not null default '{}', -- the stages that the entry is about
  author_id integer references users, -- null: seeded
  created_at timestamptz not null default app_now(),
  edited boolean not null default false, -- changed on the site: seeding does not overwrite it
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now(),
  guide_of integer unique check (guide_of > 0) -- the stage of a strategy guide, which keyword lists and search leave out
);
create index keywords_category on keywords (category);
create trigger keywords_history before update on keywords for each row execute function store_revision('unique_id');
create trigger keywords_no_delete before delete on keywords for each row execute function refuse_change();
create trigger keywords_no_truncate before truncate on keywords execute function refuse_change();

create table keyword_texts (
  unique_id text not null references keywords,
  lang text not null check (lang ~ '^[a-z]{2}$'), -- the domain defines the list of languages
  name text not null check (char_length(name) between 1 and 512), -- 32 grapheme clusters
  tag text check (char_length(tag) <= 512), -- null: the label of 'other'
  -- 48,000 grapheme clusters of at most 16 code units (domain/shared/characters.ts) of three bytes.
  content text not null check (octet_length(content) <= 2304000),
  edited boolean not null default false,
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now(),
  characters integer, -- grapheme clusters, which SQL cannot count; null in texts from before this column
  primary key (unique_id, lang)
);
create trigger keyword_texts_history before update on keyword_texts for each row execute function store_revision('unique_id', 'lang');
create trigger keyword_texts_no_delete before delete on keyword_texts for each row execute function refuse_change();
create trigger keyword_texts_no_truncate before truncate on keyword_texts execute function refuse_change();

-- A name belongs to one entry in all languages, also after the entry was renamed.
create table keyword_names (
  name_key text primary key,
  unique_id text not null references keywords
);
create index keyword_names_of on keyword_names (unique_id);
create function store_keyword_name() returns trigger language plpgsql as $$
begin
  insert into keyword_names (name_key, unique_id) values (lower(new.name), new.unique_id) on conflict do nothing;
  if (select unique_id from keyword_names where name_key = lower(new.name)) <> new.unique_id then
    raise exception 'another entry has the name %', new.name using errcode = 'unique_violation', constraint = 'keyword_names_pkey';
  end if;
  return null;
end $$;
create trigger keyword_texts_store_name after insert or update of name on keyword_texts for each row execute function store_keyword_name();
create trigger keyword_names_no_change before update or delete on keyword_names for each row execute function refuse_change();
create trigger keyword_names_no_truncate before truncate on keyword_names execute function refuse_change();

-- The names that a text links to, whether or not an entry has them yet. Derived whenever the text is saved.
create table keyword_links (
  unique_id text not null references keywords,
  lang text not null,
  name_key text not null,
  primary key (unique_id, lang, name_key)
);
create index keyword_links_to on keyword_links (name_key);

-- Where comments, rule texts and guides mention keywords, found by the worker (decision 0069). Saving a text only marks it as to do
-- and queues an outbox row, so that a post does not wait for the search.
create table keyword_spans (
  source text not null check (source in ('record', 'keyword')),
  source_id text not null, -- a record id, or the id and language of an entry ('x1/en')
  revision_id bigint, -- of the text that was searched; spans of other revisions are not shown
  terms text, -- a hash of the names that were searched for; null: to do
  spans jsonb not null default '[]',
  primary key (source, source_id)
);
create index keyword_spans_to_do on keyword_spans (source, source_id) where terms is null;

create function queue_comment_spans() returns trigger language plpgsql as $$
begin
  insert into keyword_spans (source, source_id)
  select 'record', record_id::text from written where comment is not null order by record_id
  on conflict (source, source_id) do update set terms = null;
  if found then insert into outbox (topic) values ('texts'); end if;
  return null;
end $$;
create trigger records_queue_spans after insert on records referencing new table as written
  for each statement execute function queue_comment_spans();
create trigger records_queue_spans_again after update on records referencing new table as written
  for each statement execute function queue_comment_spans();

-- Every text is searched for all names and readings, so each change of an entry wakes the worker.
create function queue_keyword_spans() returns trigger language plpgsql as $$
begin
  insert into keyword_spans (source, source_id)
  select 'keyword', unique_id || '/' || lang
  from (select distinct unique_id from written) as changed join keywords using (unique_id) join keyword_texts using (unique_id)
  where category = 'rule' or guide_of is not null
  order by unique_id, lang
  on conflict (source, source_id) do update set terms = null;
  insert into outbox (topic) values ('texts');
  return null;
end $$;
create trigger keywords_queue_spans after update on keywords referencing new table as written
  for each statement execute function queue_keyword_spans();
create trigger keyword_texts_queue_spans after insert on keyword_texts referencing new table as written
  for each statement execute function queue_keyword_spans();
create trigger keyword_texts_queue_spans_again after update on keyword_texts referencing new table as written
  for each statement execute function queue_keyword_spans();

-- News articles are withdrawn, never deleted.
create table news (
  news_id integer generated always as identity primary key,
  category text not null check (category ~ '^[a-z-]{1,32}$'), -- the domain defines the list
  pinned boolean not null default false,
  withdrawn boolean not null default false,
  published_on date not null, -- a day in the site's time zone, from which the article is shown
  title jsonb not null check (is_localised(title, 1280)), -- 80 grapheme clusters
  text jsonb not null check (is_localised(text, 128000)), -- 8,000 grapheme clusters
  author_id integer references users, -- null: seeded
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now()
);
create index news_newest on news (published_on, news_id);
create trigger news_history before update on news for each row execute function store_revision('news_id');
create trigger news_no_delete before delete on news for each row execute function refuse_change();
create trigger news_no_truncate before truncate on news execute function refuse_change();
