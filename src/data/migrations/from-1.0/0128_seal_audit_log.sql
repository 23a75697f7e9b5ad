-- Rows of the audit log are hashed when they are written and chained by the worker shortly after.
-- The chain was extended under a lock held until commit, so one open transaction made every sign-up wait.
lock table audit_log in share row exclusive mode; -- no transaction that is still writing under the old trigger

-- One row per audit row, in the order of sealing. Seal 0 holds the last hash of the rows that were chained when they were written.
create table audit_seals (
  seal_id bigint primary key,
  audit_id bigint unique,
  sealed_at timestamptz not null default app_now(),
  hash bytea not null
);
insert into audit_seals (seal_id, audit_id, hash)
select 0, max(audit_id), coalesce((select hash from audit_log order by audit_id desc limit 1), '') from audit_log;

-- Committed rows that have no seal yet.
create table audit_unsealed (audit_id bigint primary key) with (autovacuum_vacuum_scale_factor = 0.01);

create function audit_seal_hash(before bytea, seal audit_seals, entry_hash bytea) returns bytea language sql immutable as $$
  select sha256(before || entry_hash || convert_to(jsonb_build_array(
    seal.seal_id, seal.audit_id, to_char(seal.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8'))
$$;

create function audit_log_hash() returns trigger language plpgsql as $$
begin
  new.hash := audit_hash(null, new);
  return new;
end $$;

-- Security definer: a role that may write to the log needs no access to the queue.
create function audit_log_queue() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_unsealed (audit_id) values (new.audit_id);
  return null;
end $$;

drop trigger audit_log_chain on audit_log;
drop function audit_log_chain;
create trigger audit_log_hash before insert on audit_log for each row execute function audit_log_hash();
create trigger audit_log_queue after insert on audit_log for each row execute function audit_log_queue();

-- The lock is held by workers only. Seal numbers have no gaps.
create function audit_seals_chain() returns trigger language plpgsql as $$
declare
  last audit_seals;
begin
  perform pg_advisory_xact_lock(hashtext('audit-seals'));
  select * into strict last from audit_seals order by seal_id desc limit 1;
  new.seal_id := last.seal_id + 1;
  new.sealed_at := app_now();
  new.hash := audit_seal_hash(last.hash, new, (select hash from audit_log where audit_id = new.audit_id));
  return new;
end $$;
create trigger audit_seals_chain before insert on audit_seals for each row execute function audit_seals_chain();
create trigger audit_seals_are_final before update or delete on audit_seals for each row execute function refuse_change();
create trigger audit_seals_stay_whole before truncate on audit_seals execute function refuse_change();
