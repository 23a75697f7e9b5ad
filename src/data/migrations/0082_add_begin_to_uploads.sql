-- When an upload was begun, by the site's clock: before its bytes came.
-- An event takes a post after its end if the picture was on its way before (decision 0080). Null: an upload of before this column.
alter table uploads add column begun_at timestamptz;
