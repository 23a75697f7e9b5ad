-- Objects of the evidence storage that no upload needs, with the scan that first found them so, and uploads that the site itself removed.
-- Only what a scan a day later finds again goes to the trash; an object without a removed upload may mean that the database is the wrong one.
create table orphaned_objects (
  place text not null check (place in ('quarantine', 'pictures')),
  object_key text not null check (char_length(object_key) between 1 and 150),
  found_at timestamptz not null default app_now(),
  primary key (place, object_key)
);
create table removed_uploads (
  upload_id uuid primary key,
  removed_at timestamptz not null default app_now()
);
