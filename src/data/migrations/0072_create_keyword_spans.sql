-- Where comments, rule texts and guides speak of keywords, found by the worker (decision 0069).
-- Writing a text only leaves a row that is to do, and a note that wakes the worker: nobody who posts waits for the names of everything.
create table keyword_spans (
  source text not null check (source in ('record', 'keyword')),
  source_id text not null, -- a record's number, or an entry's id and language ('x1/en')
  revision_id bigint, -- of the text that was read; spans of another one are not shown
  terms text, -- against which names it was read; null: to do
  spans jsonb not null default '[]',
  primary key (source, source_id)
);
create index keyword_spans_to_do on keyword_spans (source, source_id) where terms is null;

create function ask_for_comment_spans() returns trigger language plpgsql as $$
begin
  insert into keyword_spans (source, source_id)
  select 'record', record_id::text from written where comment is not null order by record_id
  on conflict (source, source_id) do update set terms = null;
  if found then insert into outbox (topic) values ('texts'); end if;
  return null;
end $$;
create trigger records_ask_for_spans after insert on records referencing new table as written
  for each statement execute function ask_for_comment_spans();
create trigger records_ask_for_spans_again after update on records referencing new table as written
  for each statement execute function ask_for_comment_spans();

-- Names and readings are what all texts are read against, so every change of an entry wakes the worker.
create function ask_for_keyword_spans() returns trigger language plpgsql as $$
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
create trigger keywords_ask_for_spans after update on keywords referencing new table as written
  for each statement execute function ask_for_keyword_spans();
create trigger keyword_texts_ask_for_spans after insert on keyword_texts referencing new table as written
  for each statement execute function ask_for_keyword_spans();
create trigger keyword_texts_ask_for_spans_again after update on keyword_texts referencing new table as written
  for each statement execute function ask_for_keyword_spans();

insert into keyword_spans (source, source_id) select 'record', record_id::text from records where comment is not null;
insert into keyword_spans (source, source_id)
select 'keyword', unique_id || '/' || lang from keywords join keyword_texts using (unique_id) where category = 'rule';
insert into outbox (topic) values ('texts');
