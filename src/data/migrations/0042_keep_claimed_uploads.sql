-- Evidence of a record cannot be lost.
-- What no record names may be cleaned away; what one names stays, and neither its author nor its record nor its bytes change.
create function uploads_keep_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'the evidence of a record stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger uploads_stay_claimed before delete on uploads for each row
  when (old.record_id is not null) execute function uploads_keep_evidence();
create trigger uploads_keep_origin before update on uploads for each row
  when (old.upload_id <> new.upload_id or old.user_id <> new.user_id or old.original_hash <> new.original_hash
    or (old.record_id is not null and new.record_id is distinct from old.record_id)
    or (old.state <> 'quarantined' and new.state <> old.state))
  execute function uploads_keep_evidence();
create trigger uploads_stay_whole before truncate on uploads execute function refuse_change();
create trigger pictures_are_final before update on pictures for each row execute function refuse_change();
