-- When the owner of a session last proved with the password who they are; null: not since signing in.
-- Changes of the ways to sign in ask for a recent one: a session that somebody else found open must not be enough.
alter table sessions add column reauthenticated_at timestamptz;
