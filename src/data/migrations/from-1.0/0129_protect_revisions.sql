-- Revisions are written with the rights of the table's owner.
-- A role that may change a row needs no right to write its history, so it cannot forge one.
alter function keep_revision() security definer set search_path = public, pg_temp;
