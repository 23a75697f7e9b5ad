-- Creates the four database roles of the site and grants their database-level rights. A superuser runs this script in
-- the site's database. It is idempotent. Passwords are set separately, and every migration grants the table rights
-- (src/data/grants.sql).
--   stargrass_migrate  owns the database, the schema and the tables: migrations, seeds and the operator's commands
--   stargrass_web      used by the instances of the site
--   stargrass_worker   used by the workers
--   stargrass_backup   backs up pictures: may read
do $$
declare
  role_name text;
begin
  foreach role_name in array array['stargrass_migrate', 'stargrass_web', 'stargrass_worker', 'stargrass_backup'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I', role_name);
    end if;
    execute format('alter role %I login inherit nosuperuser nocreatedb nocreaterole nobypassrls noreplication', role_name);
  end loop;
  grant pg_read_all_data to stargrass_backup;
  -- Without it, pg_stat_replication hides the names and states of replicas, which the worker exports as metrics.
  grant pg_read_all_stats to stargrass_worker;

  execute format('alter database %I owner to stargrass_migrate', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to stargrass_web, stargrass_worker, stargrass_backup', current_database());

  -- Until version 1.0, a single role named stargrass owned the tables.
  if exists (select from pg_roles where rolname = 'stargrass' and not rolsuper) then
    reassign owned by stargrass to stargrass_migrate;
    execute format('revoke all on database %I from stargrass', current_database());
    alter role stargrass nologin;
  end if;
end $$;
