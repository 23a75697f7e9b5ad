-- Pictures that players hand in as evidence.
-- A row exists only after its original was stored; it becomes ready only after its pictures were (decision 0035).
create table uploads (
  upload_id uuid primary key,
  user_id integer not null references users,
  uploaded_at timestamptz not null default app_now(),
  state text not null default 'quarantined' check (state in ('quarantined', 'ready', 'refused')),
  refusal text check (refusal in ('not-an-image', 'too-large', 'too-many-pixels', 'animated', 'damaged', 'too-heavy', 'lost')),
  decided_at timestamptz, -- when it became ready or refused
  tries smallint not null default 0, -- how often a worker began to decode it
  original_hash text not null check (original_hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the bytes as they came
  original_bytes integer not null check (original_bytes between 1 and 5242880),
  original_removed_at timestamptz,
  width integer check (width between 1 and 12000), -- as seen, turned the right way up
  height integer check (height between 1 and 12000),
  pixel_hash text check (pixel_hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the decoded pixels: finds copies with other metadata
  difference_hash text check (difference_hash ~ '^[0-9a-f]{16}$'), -- a hint for moderators only
  record_id bigint references records, -- the record that shows it; until then it is its uploader's alone
  claimed_at timestamptz,
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'quarantined') = (decided_at is null)),
  check ((state = 'ready') = (width is not null and height is not null and pixel_hash is not null and difference_hash is not null)),
  check ((record_id is null) = (claimed_at is null))
);
create index uploads_of_user on uploads (user_id, uploaded_at);
create index uploads_of_record on uploads (record_id, claimed_at) where record_id is not null;
create index uploads_unclaimed on uploads (uploaded_at) where record_id is null;
create index uploads_waiting on uploads (uploaded_at) where state = 'quarantined';
create index uploads_same_file on uploads (original_hash);
create index uploads_same_pixels on uploads (pixel_hash) where pixel_hash is not null;
