-- People are told of what was done to their account, and of evidence that went missing.
-- Which kinds there are, and which of them are about a record, is the domain's to say (domain/notices/notices.ts).
alter table notices drop constraint if exists notices_kind_check;
alter table notices add constraint notices_kind_check check (kind ~ '^[a-z-]{1,32}$');
alter table notices drop constraint if exists notices_check; -- only an event had no record
