-- News of the site, in both languages, as editors write it.
-- Kept like keywords: a change keeps the version before, and nothing is deleted; what should not be read any more is withdrawn.
create table news (
  news_id integer generated always as identity primary key,
  category text not null check (category ~ '^[a-z-]{1,32}$'), -- which ones there are is the domain's to say
  pinned boolean not null default false,
  withdrawn boolean not null default false,
  published_on date not null, -- a day of the site's zone, from which on it is shown
  title_en text not null check (char_length(title_en) between 1 and 1280), -- 80 characters as people count them
  title_ja text not null check (char_length(title_ja) between 1 and 1280),
  text_en text not null check (octet_length(text_en) between 1 and 262144), -- 8,000 characters as people count them
  text_ja text not null check (octet_length(text_ja) between 1 and 262144),
  author_id integer references users, -- null: it came with the site
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users,
  changed_at timestamptz not null default app_now()
);
create index news_newest on news (published_on, news_id);
create trigger news_history before update on news for each row execute function keep_revision('news_id');
create trigger news_stay before delete on news for each row execute function refuse_change();
create trigger news_stay_whole before truncate on news execute function refuse_change();
