-- One row per player and week with the rival of that week, settled on the Monday after it.
-- The rival of a week must be known when it ends: a rival who left, or who was dropped meanwhile, still ends that week.
create table duels (
  user_id integer not null references users,
  monday date not null check (extract(isodow from monday) = 1), -- a day in the site's time zone
  rival_id integer references users, -- null: the rival closed their account
  own_points integer check (own_points >= 0), -- won with records posted in the week
  rival_points integer check (rival_points >= 0),
  result text check (result in ('won', 'lost', 'level')),
  settled_at timestamptz,
  primary key (user_id, monday),
  check (user_id <> rival_id),
  check (num_nulls(own_points, rival_points, result, settled_at) in (0, 4))
);
create index duels_rival on duels (rival_id); -- read when an account is closed
create index duels_unsettled on duels (monday) where settled_at is null;
