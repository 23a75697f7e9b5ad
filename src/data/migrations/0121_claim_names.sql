-- A code with which the owner of an imported name shows that it is theirs: kept, used and forgotten like the links in mails.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in ('reset-password', 'confirm-email', 'claim-name'));
