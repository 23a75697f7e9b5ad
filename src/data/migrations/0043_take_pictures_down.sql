-- When the picture of a record was taken down or replaced by another.
-- It is shown to nobody from then on and stays on file: what a record once showed may be what a dispute is about.
alter table uploads add column taken_down_at timestamptz check (taken_down_at is null or record_id is not null);
