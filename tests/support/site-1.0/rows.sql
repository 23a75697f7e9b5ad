-- Rows that a site at 1.0 may contain, at least one in every table that from-1.0/0130_rename.sql changes.
insert into users (handle, name, language) values ('mika', 'Mika', 'ja'), ('leo', 'Leo', 'en');
insert into boards (kind, ref_id, rule_id) values ('stage', 101, 10);
insert into records (user_id, board_id, console, rank_key, score, policy_revision, rule_revision, changed_by, comment)
values (1, 1, 1, -1000, 1000, 1, 1, 1, 'first'), (2, 1, 1, -1200, 1200, 1, 1, 2, null);
insert into notices (user_id, kind, cause, record_id, place) values (1, 'beaten', 2, 1, 1);
insert into glances values (2, 1, 1, true, true, true, false);
insert into uploads (upload_id, user_id, original_hash, original_bytes, begun_at)
values ('00000000-0000-0000-0000-000000000001', 1, repeat('a', 64), 9, '2026-01-01T00:00:00Z');
insert into live_events values (1, 1);
insert into edge_purges (edge, keys, due_at) values ('http://127.0.0.1', '{stage-101}', app_now());
insert into outbox (topic, what, record_id, revision_id) values ('rankings', 'posted', 2, 2);

insert into news (category, published_on, title_en, title_ja, text_en, text_ja) values ('site', '2026-01-01', 'Old', '旧', 'Old text', '旧本文');
update news set title_en = 'New', title_ja = '新';
update switches set is_on = true, text_en = 'Maintenance at noon', text_ja = '正午にメンテナンス' where name = 'banner';
update switches set is_on = false, text_en = null, text_ja = null where name = 'banner';
update switches set text_en = 'Closed', text_ja = '休止中' where name = 'posting';

insert into events (event_code, state) values (260101, 'closed');
insert into event_results (event_code, content, sha256) values (260101, '{"standings": {"players": []}}', '9ff5c473395788c29f4f9575048bb8d53f1d294e37ee24fa5ce026391ce39503');
insert into event_amendments (event_code, number, amended_by, reason_en, reason_ja, content, sha256, amends)
values (260101, 1, 2, 'A late picture', '遅れた画像',
  '{"standings": {"players": [{"userId": 1, "rank": 1, "shared": false, "points": 5}]}}', '823dda37f1bdbc6654320de64250039ea5c3934e8887d0d739ce7616b3a0b5ad', '9ff5c473395788c29f4f9575048bb8d53f1d294e37ee24fa5ce026391ce39503');

select graphile_worker.add_job('tell-of-records', '{"notes": []}');
select graphile_worker.add_job('push-notices', '{"userId": 1}', job_key := 'push-notices/1');
select graphile_worker.add_job('look-at-evidence', '{"after": "0"}', job_key := 'look-at-evidence');
