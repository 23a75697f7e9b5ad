-- What the worker must hear of, written by the transaction that did it.
-- A row of its own for each: a job added by the post would notify, and PostgreSQL lets only one notifying transaction commit at a time.
create table outbox (
  entry_id bigint generated always as identity primary key,
  topic text not null
) with (autovacuum_vacuum_scale_factor = 0.01);
