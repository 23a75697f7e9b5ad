-- What new players chose in the welcome after registering: games, first stage, and the step to continue with.
-- A player who leaves halfway continues on any device; one row per player, deleted when the account is closed.
create table welcomes (
  user_id integer primary key references users,
  games smallint[] not null default '{}' check (cardinality(games) <= 6), -- series ids; empty means all games
  board_id integer references boards, -- board of the first stage
  step smallint not null default 1 check (step between 1 and 4), -- the step to continue with
  done_at timestamptz -- when the player left the last step
);
