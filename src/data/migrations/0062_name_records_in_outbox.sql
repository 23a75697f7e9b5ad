-- A note in the outbox may say what became of which record, beside the fact that rankings changed.
-- Open pages are told of posts and players of what concerns them; the note that every change leaves anyway costs nothing more.
alter table outbox
  add column what text check (what in ('posted', 'asked')),
  add column record_id bigint,
  add column revision_id bigint,
  add check ((what is null) = (record_id is null) and (what is null) = (revision_id is null));
