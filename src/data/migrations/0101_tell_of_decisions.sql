-- Players are told of what moderators did to their records.
-- A kind for each verb, since each is another sentence; the cause is the act, so that each is told once.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in (
  'beaten', 'rival', 'asked', 'event', 'verified', 'declined', 'corrected', 'moved', 'withdrawn', 'restored', 'undone'
));
