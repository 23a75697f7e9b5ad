-- Every row of the audit log carries the hash of itself and of the row before.
-- Whoever alters, removes or swaps a row, the database's owner included, breaks the chain from there on.
alter table audit_log add column hash bytea not null default ''; -- the trigger writes it

create function audit_hash(before bytea, entry audit_log) returns bytea language sql immutable as $$
  select sha256(coalesce(before, '') || convert_to(jsonb_build_array(
    entry.audit_id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.verb, entry.subject_kind,
    entry.subject_id, entry.detail)::text, 'UTF8'))
$$;

-- First the lock, then the number: rows are chained in the order of their numbers, one transaction after the other.
create function audit_log_chain() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit-log'));
  new.audit_id := nextval(pg_get_serial_sequence('audit_log', 'audit_id'));
  new.hash := audit_hash((select hash from audit_log order by audit_id desc limit 1), new);
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function audit_log_chain();
