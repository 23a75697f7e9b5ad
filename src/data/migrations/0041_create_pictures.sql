-- The published pictures of an upload: each size in each format.
-- A row names an object that is there: objects are written and read back first (decision 0035).
create table pictures (
  upload_id uuid not null references uploads on delete cascade,
  size text not null check (size in ('small', 'middle', 'large')),
  format text not null check (format in ('webp', 'avif')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'), -- of the published bytes, and their name
  bytes integer not null check (bytes > 0),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 1920),
  primary key (upload_id, size, format)
);
