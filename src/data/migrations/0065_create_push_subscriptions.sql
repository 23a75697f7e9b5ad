-- Browsers that want to hear of notices while no page is open.
-- Each belongs to a session and goes with it: whoever signs out on a shared device leaves nothing that speaks of them.
create table push_subscriptions (
  session_id bigint primary key references sessions on delete cascade,
  user_id integer not null references users,
  endpoint text not null unique check (char_length(endpoint) <= 1024),
  p256dh text not null check (char_length(p256dh) <= 128),
  auth text not null check (char_length(auth) <= 64),
  created_at timestamptz not null default app_now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
