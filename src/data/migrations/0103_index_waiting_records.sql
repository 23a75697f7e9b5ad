-- What waits for a moderator, oldest first, without passing over all that does not.
create index records_waiting on records (posted_at, record_id) where state in ('posted', 'checked') and evidence_duty <> 'none';
create index records_asked on records (state_since) where state = 'needs-information';
create index audit_log_to_look_at on audit_log (audit_id) where verb in ('rename-self', 'create-keyword', 'edit-keyword');
