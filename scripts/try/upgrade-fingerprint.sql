-- Number and checksum of the rows that an upgrade from 1.0 must not change, in columns that both releases have; of the
-- audit log up to row :last.
select 'players', count(*), md5(string_agg(concat_ws(' ', id, handle, name, role), ',' order by id)) from users
union all
select 'records', count(*), md5(string_agg(concat_ws(' ', record_id, user_id, board_id, console, rank_key, state, extract(epoch from posted_at)), ',' order by record_id))
from records
union all
select 'bests', count(*), md5(string_agg(concat_ws(' ', user_id, board_id, console, rank_key, record_id), ',' order by user_id, board_id, console)) from personal_bests
union all
select 'audit rows', count(*), md5(string_agg(concat_ws(' ', audit_id, verb, subject_kind, subject_id), ',' order by audit_id)) from audit_log where audit_id <= :last
order by 1;
