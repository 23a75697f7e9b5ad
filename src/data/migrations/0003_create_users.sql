-- Players.
-- `id` is used everywhere inside; `handle` is the public userId. A missing name shows the anonymous label.
-- A name has at most 32 characters as people count them; one may be made of many code points.
create table users (
  id integer generated always as identity primary key,
  handle text not null unique check (handle ~ '^[a-z0-9_-]{3,32}$'),
  name text check (char_length(name) between 1 and 512),
  role text not null default 'player' check (role in ('player', 'editor', 'moderator', 'admin')),
  created_at timestamptz not null default app_now()
);
