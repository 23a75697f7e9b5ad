-- An outbox event stores the span in which it was added (W3C traceparent), or null if that was not traced.
-- The jobs that the worker queues for it then belong to the trace of the request that caused them.
alter table outbox add column traceparent text check (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
