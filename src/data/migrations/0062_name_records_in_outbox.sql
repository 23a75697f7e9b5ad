-- A note in the outbox may name the record that was posted.
-- Open pages are told of new records, and the note that every post leaves anyway costs nothing more.
alter table outbox add column record_id bigint;
