-- The one clock of the site.
-- All SQL takes the time from app_now(). Tests put another function in its place, in databases of their own; on a real site nothing can move it.
create function app_now() returns timestamptz language sql volatile return clock_timestamp();
