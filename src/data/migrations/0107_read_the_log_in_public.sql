-- The public log asks for a few verbs, newest first, and for the years in which they happened.
create index audit_log_verb on audit_log (verb, audit_id);
create index audit_log_at on audit_log (at);

-- Which kinds of notices there are is the domain's to say (domain/notices/notices.ts): the list grows with what people are told of.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind ~ '^[a-z-]{1,32}$');
