-- Pictures that players upload as evidence, and whether evidence is still available.
-- A row is inserted after its original was stored, and becomes ready after its pictures were stored (decision 0035).
create table uploads (
  upload_id uuid primary key,
  user_id integer not null references users,
  uploaded_at timestamptz not null default app_now(),
  state text not null default 'quarantined' check (state in ('quarantined', 'ready', 'refused')),
  refusal text check (refusal in ('not-an-image', 'too-large', 'too-many-pixels', 'animated', 'damaged', 'too-heavy', 'lost')),
  decided_at timestamptz, -- when it became ready or refused
  tries smallint not null default 0, -- how often a worker started to decode it
  original_hash text not null check (original_hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the uploaded bytes
  original_bytes integer not null check (original_bytes between 1 and 5242880),
  original_removed_at timestamptz,
  width integer check (width between 1 and 12000), -- after rotation
  height integer check (height between 1 and 12000),
  pixel_hash text check (pixel_hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the decoded pixels: finds copies with other metadata
  difference_hash text check (difference_hash ~ '^[0-9a-f]{16}$'), -- finds similar pictures; shown to moderators only
  record_id bigint references records, -- the record that shows it; until then only its uploader can see it
  claimed_at timestamptz,
  taken_down_at timestamptz, -- no longer shown, but stored for disputes
  started_at timestamptz, -- before the first byte arrived: an event accepts a picture whose upload started before its end (decision 0080)
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'quarantined') = (decided_at is null)),
  check ((state = 'ready') = (width is not null and height is not null and pixel_hash is not null and difference_hash is not null)),
  check ((record_id is null) = (claimed_at is null)),
  check (taken_down_at is null or record_id is not null)
);
create index uploads_of_user on uploads (user_id, uploaded_at);
create index uploads_of_record on uploads (record_id, claimed_at) where record_id is not null;
create index uploads_unclaimed on uploads (uploaded_at) where record_id is null;
create index uploads_waiting on uploads (uploaded_at) where state = 'quarantined';
create index uploads_same_file on uploads (original_hash);
create index uploads_same_pixels on uploads (pixel_hash) where pixel_hash is not null;

-- Uploads without a record may be deleted. An upload with a record stays, and its uploader, record and content never change.
create function protect_claimed_upload() returns trigger language plpgsql as $$
begin
  raise exception 'the evidence of a record cannot be changed or deleted' using errcode = 'restrict_violation';
end $$;
create trigger uploads_protect_claimed before delete on uploads for each row
  when (old.record_id is not null) execute function protect_claimed_upload();
create trigger uploads_protect_origin before update on uploads for each row
  when (old.upload_id <> new.upload_id or old.user_id <> new.user_id or old.original_hash <> new.original_hash
    or (old.record_id is not null and new.record_id is distinct from old.record_id)
    or (old.state <> 'quarantined' and new.state <> old.state))
  execute function protect_claimed_upload();
create trigger uploads_no_truncate before truncate on uploads execute function refuse_change();

-- The published pictures of an upload, in each size and format. Objects are stored and verified before the row is inserted (decision 0035).
create table pictures (
  upload_id uuid not null references uploads on delete cascade,
  size text not null check (size in ('small', 'middle', 'large')),
  format text not null check (format in ('webp', 'avif')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'), -- of the published bytes; also the object's name
  bytes integer not null check (bytes > 0),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 1920),
  primary key (upload_id, size, format)
);
create trigger pictures_no_change before update on pictures for each row execute function refuse_change();

-- Results of the weekly evidence check. A new link or picture starts over.
create table evidence_health (
  record_id bigint not null references records,
  kind text not null check (kind in ('video', 'image')),
  subject text not null check (char_length(subject) <= 512), -- the link as posted, or the upload's id
  state text not null check (state in ('healthy', 'at-risk', 'gone')),
  misses smallint not null default 0, -- consecutive checks that found nothing
  unclear smallint not null default 0, -- consecutive checks without a result
  checked_at timestamptz not null default app_now(),
  primary key (record_id, kind)
);
create index evidence_health_unhealthy on evidence_health (state, record_id) where state <> 'healthy';

-- Stored objects that no upload refers to, with the time of the first scan that found them. A second scan a day later moves them to the trash.
create table orphaned_objects (
  place text not null check (place in ('quarantine', 'pictures')),
  object_key text not null check (char_length(object_key) between 1 and 150),
  found_at timestamptz not null default app_now(),
  primary key (place, object_key)
);

-- Uploads that the site itself deleted. An orphan that is not listed here may mean that storage and database do not belong together.
create table removed_uploads (
  upload_id uuid primary key,
  removed_at timestamptz not null default app_now()
);
