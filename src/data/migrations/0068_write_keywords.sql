-- Keywords written on the site: how long a text is, and where it leads.

-- 48,000 characters as people count them, each of at most 16 code units (domain/shared/characters.ts) of three bytes.
alter table keyword_texts drop constraint keyword_texts_content_check;
alter table keyword_texts add constraint keyword_texts_content_check check (octet_length(content) <= 2304000);

-- As people count them, which SQL cannot; null in what was written before this column.
alter table keyword_texts add column characters integer;

-- Derived from each text as it is saved: the names that it links to, whether or not an entry has them yet.
create table keyword_links (
  unique_id text not null references keywords,
  lang text not null,
  name_key text not null,
  primary key (unique_id, lang, name_key)
);
create index keyword_links_to on keyword_links (name_key);
create index keyword_names_of on keyword_names (unique_id);
