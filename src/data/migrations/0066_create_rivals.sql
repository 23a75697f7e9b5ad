-- Whom a player chose to be measured against, beside the neighbours that total 1 gives.
-- The choice is the player's own and is kept nowhere else; whoever is chosen is asked nothing and sees nothing of it.
create table chosen_rivals (
  user_id integer not null references users,
  rival_id integer not null references users,
  chosen_at timestamptz not null default app_now(),
  primary key (user_id, rival_id),
  check (user_id <> rival_id)
);
-- "Who counts me as a rival" is asked when a record is posted, and when an account is closed.
create index chosen_rivals_rival on chosen_rivals (rival_id);
