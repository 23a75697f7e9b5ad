CREATE TABLE announced_events (
  event_code integer NOT NULL,
  announced_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT announced_events_pkey PRIMARY KEY (event_code)
);

CREATE TABLE announced_news (
  news_id integer NOT NULL,
  CONSTRAINT announced_news_pkey PRIMARY KEY (news_id),
  CONSTRAINT announced_news_news_id_fkey FOREIGN KEY (news_id) REFERENCES news(news_id)
);

CREATE TABLE api_tokens (
  token_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  start text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  CONSTRAINT api_tokens_pkey PRIMARY KEY (token_id),
  CONSTRAINT api_tokens_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT api_tokens_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 640),
  CONSTRAINT api_tokens_scopes_check CHECK (cardinality(scopes) >= 1 AND cardinality(scopes) <= 2 AND scopes <@ ARRAY['read:me'::text, 'post:records'::text]),
  CONSTRAINT api_tokens_secret_hash_check CHECK (octet_length(secret_hash) = 32),
  CONSTRAINT api_tokens_start_check CHECK (char_length(start) <= 12)
);
CREATE INDEX api_tokens_expires ON api_tokens USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX api_tokens_user ON api_tokens USING btree (user_id);

CREATE TABLE appeals (
  appeal_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  record_id bigint NOT NULL,
  revision_id bigint NOT NULL,
  declined_by integer,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  outcome text,
  answer text,
  answered_by integer,
  answered_at timestamptz,
  CONSTRAINT appeals_pkey PRIMARY KEY (appeal_id),
  CONSTRAINT appeals_revision_id_key UNIQUE (revision_id),
  CONSTRAINT appeals_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT appeals_declined_by_fkey FOREIGN KEY (declined_by) REFERENCES users(id),
  CONSTRAINT appeals_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT appeals_answer_check CHECK (char_length(answer) <= 8000),
  CONSTRAINT appeals_check CHECK ((outcome IS NULL) = (answered_at IS NULL) AND (outcome IS NULL) = (answered_by IS NULL) AND (outcome IS NULL) = (answer IS NULL)),
  CONSTRAINT appeals_check1 CHECK (answered_by <> declined_by),
  CONSTRAINT appeals_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'kept'::text])),
  CONSTRAINT appeals_text_check CHECK (char_length(text) <= 8000)
);
CREATE INDEX appeals_open ON appeals USING btree (created_at, appeal_id) WHERE (outcome IS NULL);
CREATE INDEX appeals_record ON appeals USING btree (record_id);
CREATE TRIGGER appeals_no_delete BEFORE DELETE ON appeals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER appeals_no_truncate BEFORE TRUNCATE ON appeals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER appeals_queue_pages AFTER INSERT OR UPDATE ON appeals FOR EACH ROW EXECUTE FUNCTION queue_page_event('spoken-of', 'record_id');

CREATE TABLE attempts (
  key bytea NOT NULL,
  tries integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  CONSTRAINT attempts_pkey PRIMARY KEY (key),
  CONSTRAINT attempts_key_check CHECK (octet_length(key) = 32)
);
CREATE INDEX attempts_end ON attempts USING btree (window_ends_at);

CREATE TABLE audit_log (
  audit_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT app_now(),
  actor_id integer,
  verb text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  hash bytea NOT NULL DEFAULT '\x'::bytea,
  CONSTRAINT audit_log_pkey PRIMARY KEY (audit_id),
  CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id)
);
CREATE INDEX audit_log_at ON audit_log USING btree (at);
CREATE INDEX audit_log_subject ON audit_log USING btree (subject_kind, subject_id, audit_id);
CREATE INDEX audit_log_to_review ON audit_log USING btree (audit_id) WHERE (verb = ANY (ARRAY['rename-self'::text, 'create-keyword'::text, 'edit-keyword'::text]));
CREATE INDEX audit_log_verb ON audit_log USING btree (verb, audit_id);
CREATE TRIGGER audit_log_hash BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_hash();
CREATE TRIGGER audit_log_no_change BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_queue AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_queue();
CREATE TRIGGER audit_log_queue_decision AFTER INSERT ON audit_log FOR EACH ROW WHEN (new.verb = ANY (ARRAY['change-record-state'::text, 'edit-record'::text, 'move-record'::text, 'undo-act'::text, 'answer-appeal'::text, 'ban'::text, 'unban'::text, 'change-role'::text, 'turn-switch'::text, 'change-policy'::text, 'revise-rule'::text, 'rename-catalogue'::text, 'remove-profile-texts'::text])) EXECUTE FUNCTION queue_decision();
CREATE TRIGGER audit_log_queue_pages AFTER INSERT ON audit_log FOR EACH ROW WHEN (new.verb = ANY (ARRAY['change-record-state'::text, 'edit-record'::text, 'move-record'::text, 'undo-act'::text, 'answer-appeal'::text, 'ban'::text, 'unban'::text, 'change-role'::text, 'turn-switch'::text, 'change-policy'::text, 'revise-rule'::text, 'rename-catalogue'::text, 'remove-profile-texts'::text])) EXECUTE FUNCTION queue_page_event('log', 'audit_id');

CREATE TABLE audit_seals (
  seal_id bigint NOT NULL,
  audit_id bigint,
  sealed_at timestamptz NOT NULL DEFAULT app_now(),
  hash bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (seal_id),
  CONSTRAINT audit_seals_audit_id_key UNIQUE (audit_id)
);
CREATE TRIGGER audit_seals_chain BEFORE INSERT ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_seals_chain();
CREATE TRIGGER audit_seals_no_change BEFORE DELETE OR UPDATE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_unsealed (
  audit_id bigint NOT NULL,
  CONSTRAINT audit_unsealed_pkey PRIMARY KEY (audit_id)
) WITH (autovacuum_vacuum_scale_factor=0.01);

CREATE TABLE authenticator_apps (
  user_id integer NOT NULL,
  key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT authenticator_apps_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticator_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT authenticator_apps_key_check CHECK (octet_length(key) = 20)
);

CREATE TABLE bans (
  ban_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  scope text NOT NULL,
  reason text,
  banned_by integer,
  banned_at timestamptz NOT NULL DEFAULT app_now(),
  ends_at timestamptz,
  lifted_at timestamptz,
  CONSTRAINT bans_pkey PRIMARY KEY (ban_id),
  CONSTRAINT bans_banned_by_fkey FOREIGN KEY (banned_by) REFERENCES users(id),
  CONSTRAINT bans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT bans_reason_check CHECK (char_length(reason) <= 500),
  CONSTRAINT bans_scope_check CHECK (scope = ANY (ARRAY['site'::text, 'records'::text, 'keywords'::text]))
);
CREATE INDEX bans_user ON bans USING btree (user_id) WHERE (lifted_at IS NULL);
CREATE TRIGGER bans_queue_pages AFTER INSERT OR UPDATE ON bans FOR EACH ROW EXECUTE FUNCTION queue_page_event('log', 'ban_id');

CREATE TABLE blocked_views (
  board_id integer NOT NULL,
  console smallint NOT NULL,
  players integer NOT NULL,
  widest integer NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT blocked_views_pkey PRIMARY KEY (board_id, console)
);

CREATE TABLE board_deltas (
  delta_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  board_id integer NOT NULL,
  console smallint NOT NULL,
  old_key integer,
  new_key integer,
  CONSTRAINT board_deltas_pkey PRIMARY KEY (delta_id)
) WITH (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX board_deltas_view ON board_deltas USING btree (board_id, console);

CREATE TABLE board_posts (
  board_id integer NOT NULL,
  posts integer NOT NULL,
  CONSTRAINT board_posts_pkey PRIMARY KEY (board_id)
);

CREATE TABLE boards (
  board_id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  ref_id integer NOT NULL,
  rule_id integer NOT NULL,
  CONSTRAINT boards_pkey PRIMARY KEY (board_id),
  CONSTRAINT boards_kind_ref_id_rule_id_key UNIQUE (kind, ref_id, rule_id),
  CONSTRAINT boards_kind_check CHECK (kind = ANY (ARRAY['stage'::text, 'event'::text, 'speedrun'::text]))
);
CREATE TRIGGER boards_no_change BEFORE DELETE OR UPDATE ON boards FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER boards_no_truncate BEFORE TRUNCATE ON boards FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER boards_notify AFTER INSERT ON boards FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
CREATE TRIGGER boards_queue_pages AFTER INSERT ON boards FOR EACH STATEMENT EXECUTE FUNCTION queue_page_event('catalogue', '');

CREATE TABLE catalogue_entries (
  kind text NOT NULL,
  id integer NOT NULL,
  content jsonb NOT NULL,
  edited boolean NOT NULL DEFAULT false,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  CONSTRAINT catalogue_entries_pkey PRIMARY KEY (kind, id)
);
CREATE TRIGGER catalogue_entries_history BEFORE UPDATE ON catalogue_entries FOR EACH ROW EXECUTE FUNCTION store_revision('kind', 'id');
CREATE TRIGGER catalogue_entries_no_delete BEFORE DELETE ON catalogue_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER catalogue_entries_no_truncate BEFORE TRUNCATE ON catalogue_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER catalogue_entries_notify AFTER INSERT OR UPDATE ON catalogue_entries FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
CREATE TRIGGER catalogue_entries_queue_pages AFTER INSERT OR UPDATE ON catalogue_entries FOR EACH STATEMENT EXECUTE FUNCTION queue_page_event('catalogue', '');

CREATE TABLE changed_boards (
  board_id integer NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0.01);

CREATE TABLE chosen_rivals (
  user_id integer NOT NULL,
  rival_id integer NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT chosen_rivals_pkey PRIMARY KEY (user_id, rival_id),
  CONSTRAINT chosen_rivals_rival_id_fkey FOREIGN KEY (rival_id) REFERENCES users(id),
  CONSTRAINT chosen_rivals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT chosen_rivals_check CHECK (user_id <> rival_id)
);
CREATE INDEX chosen_rivals_rival ON chosen_rivals USING btree (rival_id);

CREATE TABLE corrections (
  only_row boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 0,
  transaction_id xid8 NOT NULL DEFAULT '0'::xid8,
  CONSTRAINT corrections_pkey PRIMARY KEY (only_row),
  CONSTRAINT corrections_only_row_check CHECK (only_row)
);

CREATE TABLE counted_bests (
  board_id integer NOT NULL,
  user_id integer NOT NULL,
  rank_key integer NOT NULL,
  posted_at timestamptz NOT NULL,
  points integer NOT NULL,
  score bigint NOT NULL,
  CONSTRAINT counted_bests_pkey PRIMARY KEY (board_id, user_id)
) WITH (fillfactor=90, autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX counted_bests_player ON counted_bests USING btree (user_id);

CREATE TABLE counted_boards (
  board_id integer NOT NULL,
  players integer NOT NULL,
  basis text NOT NULL,
  CONSTRAINT counted_boards_pkey PRIMARY KEY (board_id)
);

CREATE TABLE credentials (
  user_id integer NOT NULL,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT credentials_pkey PRIMARY KEY (user_id),
  CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT credentials_password_hash_check CHECK (password_hash ~~ '$argon2id$v=19$%'::text)
);

CREATE TABLE duels (
  user_id integer NOT NULL,
  monday date NOT NULL,
  rival_id integer,
  own_points integer,
  rival_points integer,
  result text,
  settled_at timestamptz,
  CONSTRAINT duels_pkey PRIMARY KEY (user_id, monday),
  CONSTRAINT duels_rival_id_fkey FOREIGN KEY (rival_id) REFERENCES users(id),
  CONSTRAINT duels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT duels_check CHECK (user_id <> rival_id),
  CONSTRAINT duels_check1 CHECK (num_nulls(own_points, rival_points, result, settled_at) = ANY (ARRAY[0, 4])),
  CONSTRAINT duels_monday_check CHECK (EXTRACT(isodow FROM monday) = 1::numeric),
  CONSTRAINT duels_own_points_check CHECK (own_points >= 0),
  CONSTRAINT duels_result_check CHECK (result = ANY (ARRAY['won'::text, 'lost'::text, 'level'::text])),
  CONSTRAINT duels_rival_points_check CHECK (rival_points >= 0)
);
CREATE INDEX duels_rival ON duels USING btree (rival_id);
CREATE INDEX duels_unsettled ON duels USING btree (monday) WHERE (settled_at IS NULL);

CREATE TABLE dumps (
  dump_id text NOT NULL,
  taken_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL DEFAULT app_now(),
  content jsonb NOT NULL,
  CONSTRAINT dumps_pkey PRIMARY KEY (dump_id),
  CONSTRAINT dumps_dump_id_check CHECK (dump_id ~ '^\d{4}-\d\d-\d\d-[0-9a-z]{8}$'::text)
);
CREATE INDEX dumps_newest ON dumps USING btree (taken_at, dump_id);
CREATE TRIGGER dumps_queue_pages AFTER INSERT OR DELETE ON dumps FOR EACH STATEMENT EXECUTE FUNCTION queue_page_event('dumps', '');

CREATE TABLE edge_clock (
  only_row boolean NOT NULL DEFAULT true,
  checked_at timestamptz NOT NULL,
  CONSTRAINT edge_clock_pkey PRIMARY KEY (only_row),
  CONSTRAINT edge_clock_only_row_check CHECK (only_row)
);

CREATE TABLE edge_purges (
  purge_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  edge text NOT NULL,
  keys text[] NOT NULL,
  due_at timestamptz NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT edge_purges_pkey PRIMARY KEY (purge_id),
  CONSTRAINT edge_purges_keys_check CHECK (cardinality(keys) > 0)
) WITH (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX edge_purges_due ON edge_purges USING btree (edge, due_at);

CREATE TABLE efforts (
  rank_class smallint NOT NULL,
  kind text NOT NULL,
  step smallint NOT NULL,
  tried integer NOT NULL,
  closed integer NOT NULL,
  CONSTRAINT efforts_pkey PRIMARY KEY (rank_class, kind, step),
  CONSTRAINT efforts_check CHECK (closed >= 0 AND closed <= tried),
  CONSTRAINT efforts_kind_check CHECK (kind = ANY (ARRAY['again'::text, 'first'::text]))
);

CREATE TABLE emails (
  user_id integer NOT NULL,
  address text NOT NULL,
  confirmed_at timestamptz,
  CONSTRAINT emails_pkey PRIMARY KEY (user_id),
  CONSTRAINT emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT emails_address_check CHECK (address = lower(address) AND char_length(address) <= 254)
);
CREATE UNIQUE INDEX emails_confirmed ON emails USING btree (address) WHERE (confirmed_at IS NOT NULL);

CREATE TABLE event_amendments (
  event_code integer NOT NULL,
  number integer NOT NULL,
  amended_at timestamptz NOT NULL DEFAULT app_now(),
  amended_by integer NOT NULL,
  reason jsonb NOT NULL,
  content text NOT NULL,
  sha256 text NOT NULL,
  amends text NOT NULL,
  CONSTRAINT event_amendments_pkey PRIMARY KEY (event_code, number),
  CONSTRAINT event_amendments_amended_by_fkey FOREIGN KEY (amended_by) REFERENCES users(id),
  CONSTRAINT event_amendments_event_code_fkey FOREIGN KEY (event_code) REFERENCES event_results(event_code),
  CONSTRAINT event_amendments_check CHECK (sha256 = encode(sha256(convert_to(content, 'UTF8'::name)), 'hex'::text) AND sha256 <> amends),
  CONSTRAINT event_amendments_number_check CHECK (number > 0),
  CONSTRAINT event_amendments_reason_check CHECK (is_localised(reason, 4096))
);
CREATE TRIGGER event_amendments_check_order BEFORE INSERT ON event_amendments FOR EACH ROW EXECUTE FUNCTION check_amendment_order();
CREATE TRIGGER event_amendments_no_change BEFORE DELETE OR UPDATE ON event_amendments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_amendments_no_truncate BEFORE TRUNCATE ON event_amendments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_amendments_queue_pages AFTER INSERT ON event_amendments FOR EACH ROW EXECUTE FUNCTION queue_page_event('event', 'event_code');
CREATE TRIGGER event_amendments_store_ranks AFTER INSERT ON event_amendments FOR EACH ROW EXECUTE FUNCTION store_event_ranks();

CREATE TABLE event_members (
  event_code integer NOT NULL,
  user_id integer NOT NULL,
  team_id integer,
  joined_at timestamptz NOT NULL DEFAULT app_now(),
  strength integer NOT NULL DEFAULT 0,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer NOT NULL,
  CONSTRAINT event_members_pkey PRIMARY KEY (event_code, user_id),
  CONSTRAINT event_members_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT event_members_event_code_fkey FOREIGN KEY (event_code) REFERENCES events(event_code),
  CONSTRAINT event_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT event_members_strength_check CHECK (strength >= 0)
);
CREATE INDEX event_members_user ON event_members USING btree (user_id);
CREATE TRIGGER event_members_history BEFORE UPDATE ON event_members FOR EACH ROW EXECUTE FUNCTION store_revision('event_code', 'user_id');
CREATE TRIGGER event_members_no_delete BEFORE DELETE ON event_members FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_members_no_truncate BEFORE TRUNCATE ON event_members FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_members_queue_pages AFTER INSERT OR UPDATE ON event_members FOR EACH ROW EXECUTE FUNCTION queue_page_event('joined', 'event_code');

CREATE TABLE event_organisers (
  event_code integer NOT NULL,
  user_id integer NOT NULL,
  granted_by integer NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT event_organisers_pkey PRIMARY KEY (event_code, user_id),
  CONSTRAINT event_organisers_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id),
  CONSTRAINT event_organisers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT event_organisers_event_code_check CHECK (event_code >= 101 AND event_code <= 991231)
);

CREATE TABLE event_ranks (
  event_code integer NOT NULL,
  user_id integer NOT NULL,
  rank integer NOT NULL,
  shared boolean NOT NULL,
  points integer NOT NULL,
  CONSTRAINT event_ranks_pkey PRIMARY KEY (event_code, user_id),
  CONSTRAINT event_ranks_event_code_fkey FOREIGN KEY (event_code) REFERENCES event_results(event_code),
  CONSTRAINT event_ranks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT event_ranks_rank_check CHECK (rank > 0)
);
CREATE INDEX event_ranks_user ON event_ranks USING btree (user_id);

CREATE TABLE event_results (
  event_code integer NOT NULL,
  frozen_at timestamptz NOT NULL DEFAULT app_now(),
  frozen_by integer,
  content text NOT NULL,
  sha256 text NOT NULL,
  CONSTRAINT event_results_pkey PRIMARY KEY (event_code),
  CONSTRAINT event_results_event_code_fkey FOREIGN KEY (event_code) REFERENCES events(event_code),
  CONSTRAINT event_results_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES users(id),
  CONSTRAINT event_results_check CHECK (sha256 = encode(sha256(convert_to(content, 'UTF8'::name)), 'hex'::text))
);
CREATE TRIGGER event_results_no_change BEFORE DELETE OR UPDATE ON event_results FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_results_no_truncate BEFORE TRUNCATE ON event_results FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER event_results_queue_pages AFTER INSERT ON event_results FOR EACH ROW EXECUTE FUNCTION queue_page_event('event', 'event_code');
CREATE TRIGGER event_results_store_ranks AFTER INSERT ON event_results FOR EACH ROW EXECUTE FUNCTION store_event_ranks();

CREATE TABLE event_signatures (
  event_code integer NOT NULL,
  number integer NOT NULL,
  public_key text NOT NULL,
  signature text NOT NULL,
  signed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT event_signatures_pkey PRIMARY KEY (event_code, number),
  CONSTRAINT event_signatures_event_code_fkey FOREIGN KEY (event_code) REFERENCES event_results(event_code),
  CONSTRAINT event_signatures_number_check CHECK (number >= 0),
  CONSTRAINT event_signatures_public_key_check CHECK (char_length(public_key) = 56),
  CONSTRAINT event_signatures_signature_check CHECK (char_length(signature) <= 1024)
);

CREATE TABLE events (
  event_code integer NOT NULL,
  state text NOT NULL,
  plan jsonb,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT events_pkey PRIMARY KEY (event_code),
  CONSTRAINT events_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT events_check CHECK (state <> 'draft'::text OR plan IS NOT NULL),
  CONSTRAINT events_event_code_check CHECK (event_code >= 101 AND event_code <= 991231),
  CONSTRAINT events_state_check CHECK (state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text]))
);
CREATE TRIGGER events_history BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION store_revision('event_code');
CREATE TRIGGER events_no_delete BEFORE DELETE ON events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER events_queue_pages AFTER INSERT OR UPDATE ON events FOR EACH ROW WHEN (new.state <> 'draft'::text) EXECUTE FUNCTION queue_page_event('event', 'event_code');

CREATE TABLE evidence_health (
  record_id bigint NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  state text NOT NULL,
  misses smallint NOT NULL DEFAULT 0,
  unclear smallint NOT NULL DEFAULT 0,
  checked_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT evidence_health_pkey PRIMARY KEY (record_id, kind),
  CONSTRAINT evidence_health_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT evidence_health_kind_check CHECK (kind = ANY (ARRAY['video'::text, 'image'::text])),
  CONSTRAINT evidence_health_state_check CHECK (state = ANY (ARRAY['healthy'::text, 'at-risk'::text, 'gone'::text])),
  CONSTRAINT evidence_health_subject_check CHECK (char_length(subject) <= 512)
);
CREATE INDEX evidence_health_unhealthy ON evidence_health USING btree (state, record_id) WHERE (state <> 'healthy'::text);
CREATE TRIGGER evidence_health_queue_pages AFTER INSERT ON evidence_health FOR EACH ROW WHEN (new.state <> 'healthy'::text) EXECUTE FUNCTION queue_page_event('spoken-of', 'record_id');
CREATE TRIGGER evidence_health_queue_pages_again AFTER UPDATE ON evidence_health FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.subject IS DISTINCT FROM new.subject) EXECUTE FUNCTION queue_page_event('spoken-of', 'record_id');

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  key uuid NOT NULL,
  content_hash bytea NOT NULL,
  answer json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_keys_content_hash_check CHECK (octet_length(content_hash) = 32)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE TABLE imported_keywords (
  source text NOT NULL,
  old_id text NOT NULL,
  unique_id text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT imported_keywords_pkey PRIMARY KEY (source, old_id),
  CONSTRAINT imported_keywords_unique_id_key UNIQUE (unique_id),
  CONSTRAINT imported_keywords_unique_id_fkey FOREIGN KEY (unique_id) REFERENCES keywords(unique_id),
  CONSTRAINT imported_keywords_old_id_check CHECK (char_length(old_id) >= 1 AND char_length(old_id) <= 128),
  CONSTRAINT imported_keywords_source_check CHECK (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'::text)
);
CREATE TRIGGER imported_keywords_no_change BEFORE DELETE OR UPDATE ON imported_keywords FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER imported_keywords_no_truncate BEFORE TRUNCATE ON imported_keywords FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE imported_records (
  source text NOT NULL,
  old_id text NOT NULL,
  record_id bigint NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT imported_records_pkey PRIMARY KEY (source, old_id),
  CONSTRAINT imported_records_record_id_key UNIQUE (record_id),
  CONSTRAINT imported_records_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT imported_records_old_id_check CHECK (char_length(old_id) >= 1 AND char_length(old_id) <= 128),
  CONSTRAINT imported_records_source_check CHECK (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'::text)
);
CREATE TRIGGER imported_records_no_change BEFORE DELETE OR UPDATE ON imported_records FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER imported_records_no_truncate BEFORE TRUNCATE ON imported_records FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE imported_runs (
  service text NOT NULL,
  run_id text NOT NULL,
  record_id bigint NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT imported_runs_pkey PRIMARY KEY (service, run_id),
  CONSTRAINT imported_runs_record_id_key UNIQUE (record_id),
  CONSTRAINT imported_runs_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT imported_runs_run_id_check CHECK (char_length(run_id) >= 1 AND char_length(run_id) <= 128),
  CONSTRAINT imported_runs_service_check CHECK (service ~ '^[a-z0-9][a-z0-9.-]{0,63}$'::text)
);
CREATE TRIGGER imported_runs_no_change BEFORE DELETE OR UPDATE ON imported_runs FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER imported_runs_no_truncate BEFORE TRUNCATE ON imported_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE imported_users (
  source text NOT NULL,
  old_id text NOT NULL,
  user_id integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  claimed_at timestamptz,
  CONSTRAINT imported_users_pkey PRIMARY KEY (source, old_id),
  CONSTRAINT imported_users_user_id_key UNIQUE (user_id),
  CONSTRAINT imported_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT imported_users_old_id_check CHECK (char_length(old_id) >= 1 AND char_length(old_id) <= 128),
  CONSTRAINT imported_users_source_check CHECK (source ~ '^[a-z0-9][a-z0-9.-]{0,63}$'::text)
);
CREATE TRIGGER imported_users_no_delete BEFORE DELETE ON imported_users FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER imported_users_no_truncate BEFORE TRUNCATE ON imported_users FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER imported_users_protect_origin BEFORE UPDATE ON imported_users FOR EACH ROW WHEN (old.source <> new.source OR old.old_id <> new.old_id OR old.user_id <> new.user_id OR old.claimed_at IS NOT NULL) EXECUTE FUNCTION protect_import_origin();

CREATE TABLE keyword_links (
  unique_id text NOT NULL,
  lang text NOT NULL,
  name_key text NOT NULL,
  CONSTRAINT keyword_links_pkey PRIMARY KEY (unique_id, lang, name_key),
  CONSTRAINT keyword_links_unique_id_fkey FOREIGN KEY (unique_id) REFERENCES keywords(unique_id)
);
CREATE INDEX keyword_links_to ON keyword_links USING btree (name_key);

CREATE TABLE keyword_names (
  name_key text NOT NULL,
  unique_id text NOT NULL,
  CONSTRAINT keyword_names_pkey PRIMARY KEY (name_key),
  CONSTRAINT keyword_names_unique_id_fkey FOREIGN KEY (unique_id) REFERENCES keywords(unique_id)
);
CREATE INDEX keyword_names_of ON keyword_names USING btree (unique_id);
CREATE TRIGGER keyword_names_no_change BEFORE DELETE OR UPDATE ON keyword_names FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keyword_names_no_truncate BEFORE TRUNCATE ON keyword_names FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE keyword_spans (
  source text NOT NULL,
  source_id text NOT NULL,
  revision_id bigint,
  terms text,
  spans jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT keyword_spans_pkey PRIMARY KEY (source, source_id),
  CONSTRAINT keyword_spans_source_check CHECK (source = ANY (ARRAY['record'::text, 'keyword'::text]))
);
CREATE INDEX keyword_spans_to_do ON keyword_spans USING btree (source, source_id) WHERE (terms IS NULL);

CREATE TABLE keyword_texts (
  unique_id text NOT NULL,
  lang text NOT NULL,
  name text NOT NULL,
  tag text,
  content text NOT NULL,
  edited boolean NOT NULL DEFAULT false,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  characters integer,
  CONSTRAINT keyword_texts_pkey PRIMARY KEY (unique_id, lang),
  CONSTRAINT keyword_texts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT keyword_texts_unique_id_fkey FOREIGN KEY (unique_id) REFERENCES keywords(unique_id),
  CONSTRAINT keyword_texts_content_check CHECK (octet_length(content) <= 2304000),
  CONSTRAINT keyword_texts_lang_check CHECK (lang ~ '^[a-z]{2}$'::text),
  CONSTRAINT keyword_texts_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 512),
  CONSTRAINT keyword_texts_tag_check CHECK (char_length(tag) <= 512)
);
CREATE TRIGGER keyword_texts_history BEFORE UPDATE ON keyword_texts FOR EACH ROW EXECUTE FUNCTION store_revision('unique_id', 'lang');
CREATE TRIGGER keyword_texts_no_delete BEFORE DELETE ON keyword_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keyword_texts_no_truncate BEFORE TRUNCATE ON keyword_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keyword_texts_queue_pages AFTER INSERT OR UPDATE ON keyword_texts FOR EACH ROW EXECUTE FUNCTION queue_page_event('keyword', 'unique_id');
CREATE TRIGGER keyword_texts_queue_spans AFTER INSERT ON keyword_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_keyword_spans();
CREATE TRIGGER keyword_texts_queue_spans_again AFTER UPDATE ON keyword_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_keyword_spans();
CREATE TRIGGER keyword_texts_store_name AFTER INSERT OR UPDATE OF name ON keyword_texts FOR EACH ROW EXECUTE FUNCTION store_keyword_name();

CREATE TABLE keywords (
  unique_id text NOT NULL,
  category text NOT NULL,
  flag smallint NOT NULL DEFAULT 1,
  yomi text NOT NULL,
  rule_ids integer[] NOT NULL DEFAULT '{}'::integer[],
  stage_ids integer[] NOT NULL DEFAULT '{}'::integer[],
  author_id integer,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  edited boolean NOT NULL DEFAULT false,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  guide_of integer,
  CONSTRAINT keywords_pkey PRIMARY KEY (unique_id),
  CONSTRAINT keywords_guide_of_key UNIQUE (guide_of),
  CONSTRAINT keywords_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT keywords_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT keywords_category_check CHECK (category ~ '^[a-z-]{1,32}$'::text AND category <> 'all'::text),
  CONSTRAINT keywords_flag_check CHECK (flag = ANY (ARRAY[0, 1, 2, 3, 4, 5, 9])),
  CONSTRAINT keywords_guide_of_check CHECK (guide_of > 0),
  CONSTRAINT keywords_unique_id_check CHECK (unique_id ~ '^[0-9a-z]{1,13}$'::text),
  CONSTRAINT keywords_yomi_check CHECK (char_length(yomi) >= 1 AND char_length(yomi) <= 512)
);
CREATE INDEX keywords_category ON keywords USING btree (category);
CREATE TRIGGER keywords_history BEFORE UPDATE ON keywords FOR EACH ROW EXECUTE FUNCTION store_revision('unique_id');
CREATE TRIGGER keywords_no_delete BEFORE DELETE ON keywords FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keywords_no_truncate BEFORE TRUNCATE ON keywords FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keywords_queue_pages AFTER INSERT OR UPDATE ON keywords FOR EACH ROW EXECUTE FUNCTION queue_page_event('keyword', 'unique_id');
CREATE TRIGGER keywords_queue_spans AFTER UPDATE ON keywords REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_keyword_spans();

CREATE TABLE known_devices (
  user_id integer NOT NULL,
  device_hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT known_devices_device_hash_check CHECK (octet_length(device_hash) = 32)
);

CREATE TABLE linked_accounts (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id integer NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT linked_accounts_pkey PRIMARY KEY (provider, subject),
  CONSTRAINT linked_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT linked_accounts_provider_check CHECK (char_length(provider) <= 32),
  CONSTRAINT linked_accounts_subject_check CHECK (char_length(subject) <= 255)
);
CREATE UNIQUE INDEX linked_accounts_user ON linked_accounts USING btree (user_id, provider);

CREATE TABLE live_events (
  event_id bigint NOT NULL,
  record_id bigint NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT live_events_pkey PRIMARY KEY (event_id)
);

CREATE TABLE moderation_acts (
  act_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT app_now(),
  actor_id integer,
  verb text NOT NULL,
  record_id bigint NOT NULL,
  before_revision bigint NOT NULL,
  after_revision bigint,
  reason text,
  bulk_id uuid,
  undoes bigint,
  took_down uuid,
  CONSTRAINT moderation_acts_pkey PRIMARY KEY (act_id),
  CONSTRAINT moderation_acts_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT moderation_acts_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT moderation_acts_took_down_fkey FOREIGN KEY (took_down) REFERENCES uploads(upload_id),
  CONSTRAINT moderation_acts_undoes_fkey FOREIGN KEY (undoes) REFERENCES moderation_acts(act_id),
  CONSTRAINT moderation_acts_check CHECK ((verb = 'undo'::text) = (undoes IS NOT NULL)),
  CONSTRAINT moderation_acts_verb_check CHECK (verb = ANY (ARRAY['verify'::text, 'ask'::text, 'decline'::text, 'correct'::text, 'move'::text, 'withdraw'::text, 'restore'::text, 'undo'::text]))
);
CREATE INDEX moderation_acts_actor ON moderation_acts USING btree (actor_id, act_id);
CREATE UNIQUE INDEX moderation_acts_after ON moderation_acts USING btree (after_revision) WHERE (after_revision IS NOT NULL);
CREATE INDEX moderation_acts_bulk ON moderation_acts USING btree (bulk_id) WHERE (bulk_id IS NOT NULL);
CREATE INDEX moderation_acts_record ON moderation_acts USING btree (record_id, act_id);
CREATE INDEX moderation_acts_undoes ON moderation_acts USING btree (undoes) WHERE (undoes IS NOT NULL);
CREATE TRIGGER moderation_acts_no_change BEFORE DELETE OR UPDATE ON moderation_acts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER moderation_acts_no_truncate BEFORE TRUNCATE ON moderation_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER moderation_acts_queue_pages AFTER INSERT ON moderation_acts FOR EACH ROW EXECUTE FUNCTION queue_page_event('spoken-of', 'record_id');

CREATE TABLE moderation_bulks (
  bulk_id uuid NOT NULL,
  actor_id integer NOT NULL,
  verb text NOT NULL,
  reason text,
  change_reason text,
  items jsonb NOT NULL,
  previewed_at timestamptz NOT NULL DEFAULT app_now(),
  applied_at timestamptz,
  CONSTRAINT moderation_bulks_pkey PRIMARY KEY (bulk_id),
  CONSTRAINT moderation_bulks_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id)
);

CREATE TABLE moderation_notes (
  note_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  author_id integer NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT moderation_notes_pkey PRIMARY KEY (note_id),
  CONSTRAINT moderation_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT moderation_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT moderation_notes_text_check CHECK (char_length(text) <= 2048)
);
CREATE INDEX moderation_notes_user ON moderation_notes USING btree (user_id, note_id);

CREATE TABLE moderation_seen (
  item text NOT NULL,
  seen_by integer NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT moderation_seen_pkey PRIMARY KEY (item),
  CONSTRAINT moderation_seen_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES users(id),
  CONSTRAINT moderation_seen_item_check CHECK (char_length(item) <= 128)
);

CREATE TABLE name_changes (
  change_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  old_name text,
  new_name text,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT name_changes_pkey PRIMARY KEY (change_id),
  CONSTRAINT name_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT name_changes_new_name_check CHECK (char_length(new_name) >= 1 AND char_length(new_name) <= 512),
  CONSTRAINT name_changes_old_name_check CHECK (char_length(old_name) >= 1 AND char_length(old_name) <= 512)
);
CREATE INDEX name_changes_age ON name_changes USING btree (changed_at);
CREATE INDEX name_changes_user ON name_changes USING btree (user_id);

CREATE TABLE name_skeletons (
  skeleton text NOT NULL,
  user_id integer NOT NULL,
  CONSTRAINT name_skeletons_pkey PRIMARY KEY (skeleton),
  CONSTRAINT name_skeletons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX name_skeletons_user ON name_skeletons USING btree (user_id);

CREATE TABLE news (
  news_id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  category text NOT NULL,
  pinned boolean NOT NULL DEFAULT false,
  withdrawn boolean NOT NULL DEFAULT false,
  published_on date NOT NULL,
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  author_id integer,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT news_pkey PRIMARY KEY (news_id),
  CONSTRAINT news_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT news_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT news_category_check CHECK (category ~ '^[a-z-]{1,32}$'::text),
  CONSTRAINT news_text_check CHECK (is_localised(text, 128000)),
  CONSTRAINT news_title_check CHECK (is_localised(title, 1280))
);
CREATE INDEX news_newest ON news USING btree (published_on, news_id);
CREATE TRIGGER news_history BEFORE UPDATE ON news FOR EACH ROW EXECUTE FUNCTION store_revision('news_id');
CREATE TRIGGER news_no_delete BEFORE DELETE ON news FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER news_no_truncate BEFORE TRUNCATE ON news FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER news_queue_pages AFTER INSERT OR UPDATE ON news FOR EACH ROW EXECUTE FUNCTION queue_page_event('news', 'news_id');

CREATE TABLE notifications (
  notification_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  kind text NOT NULL,
  cause bigint NOT NULL,
  record_id bigint,
  place smallint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  read_at timestamptz,
  CONSTRAINT notifications_pkey PRIMARY KEY (notification_id),
  CONSTRAINT notifications_user_id_kind_cause_key UNIQUE (user_id, kind, cause),
  CONSTRAINT notifications_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT notifications_kind_check CHECK (kind ~ '^[a-z-]{1,32}$'::text)
);
CREATE INDEX notifications_age ON notifications USING btree (created_at);
CREATE INDEX notifications_newest ON notifications USING btree (user_id, notification_id DESC);

CREATE TABLE one_time_tokens (
  token_hash bytea NOT NULL,
  user_id integer NOT NULL,
  purpose text NOT NULL,
  address text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT one_time_tokens_check CHECK ((purpose = ANY (ARRAY['confirm-email'::text, 'not-me'::text])) = (address IS NOT NULL)),
  CONSTRAINT one_time_tokens_purpose_check CHECK (purpose = ANY (ARRAY['reset-password'::text, 'confirm-email'::text, 'claim-name'::text, 'not-me'::text])),
  CONSTRAINT one_time_tokens_token_hash_check CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX one_time_tokens_user ON one_time_tokens USING btree (user_id, purpose);

CREATE TABLE orphaned_objects (
  place text NOT NULL,
  object_key text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT orphaned_objects_pkey PRIMARY KEY (place, object_key),
  CONSTRAINT orphaned_objects_object_key_check CHECK (char_length(object_key) >= 1 AND char_length(object_key) <= 150),
  CONSTRAINT orphaned_objects_place_check CHECK (place = ANY (ARRAY['quarantine'::text, 'pictures'::text]))
);

CREATE TABLE outbox (
  entry_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  topic text NOT NULL,
  record_event text,
  record_id bigint,
  revision_id bigint,
  kind text,
  subject text,
  purged boolean NOT NULL DEFAULT false,
  traceparent text,
  CONSTRAINT outbox_pkey PRIMARY KEY (entry_id),
  CONSTRAINT outbox_check CHECK ((record_event IS NULL) = (record_id IS NULL) AND (record_event IS NULL) = (revision_id IS NULL)),
  CONSTRAINT outbox_kind_check CHECK (kind ~ '^[a-z-]{1,32}$'::text),
  CONSTRAINT outbox_pages_check CHECK ((topic = ANY (ARRAY['pages'::text, 'webhooks'::text])) = (kind IS NOT NULL) AND (kind IS NULL) = (subject IS NULL)),
  CONSTRAINT outbox_record_event_check CHECK (record_event = ANY (ARRAY['posted'::text, 'asked'::text])),
  CONSTRAINT outbox_traceparent_check CHECK (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'::text)
) WITH (autovacuum_vacuum_scale_factor=0.01);

CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  user_id integer,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT passkey_challenges_challenge_hash_check CHECK (octet_length(challenge_hash) = 32)
);
CREATE INDEX passkey_challenges_expires ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE passkeys (
  passkey_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz,
  CONSTRAINT passkeys_pkey PRIMARY KEY (passkey_id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT passkeys_counter_check CHECK (counter >= 0),
  CONSTRAINT passkeys_credential_id_check CHECK (octet_length(credential_id) >= 1 AND octet_length(credential_id) <= 1023),
  CONSTRAINT passkeys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 640),
  CONSTRAINT passkeys_public_key_check CHECK (octet_length(public_key) <= 4096),
  CONSTRAINT passkeys_transports_check CHECK (cardinality(transports) <= 8)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);

CREATE TABLE pb_steps (
  user_id integer NOT NULL,
  board_id integer NOT NULL,
  console smallint NOT NULL,
  rank_key integer NOT NULL,
  posted_at timestamptz NOT NULL,
  record_id bigint NOT NULL,
  superseded_at timestamptz,
  posted_year smallint NOT NULL,
  superseded_year smallint NOT NULL,
  CONSTRAINT pb_steps_pkey PRIMARY KEY (user_id, board_id, console, posted_at, record_id)
) WITH (autovacuum_vacuum_scale_factor=0.01, autovacuum_vacuum_insert_scale_factor=0.01);
CREATE INDEX pb_steps_years ON pb_steps USING btree (board_id, console, posted_year, superseded_year, rank_key, posted_at, record_id) INCLUDE (user_id, superseded_at);

CREATE TABLE peer_checks (
  record_id bigint NOT NULL,
  revision_id bigint NOT NULL,
  user_id integer NOT NULL,
  is_board_right boolean NOT NULL,
  is_evidence_whole boolean NOT NULL,
  is_value_right boolean NOT NULL,
  is_rule_followed boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT peer_checks_pkey PRIMARY KEY (record_id, revision_id, user_id),
  CONSTRAINT peer_checks_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT peer_checks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX peer_checks_doubts ON peer_checks USING btree (record_id, revision_id) WHERE (NOT (is_board_right AND is_evidence_whole AND is_value_right AND is_rule_followed));
CREATE INDEX peer_checks_user ON peer_checks USING btree (user_id);
CREATE TRIGGER peer_checks_no_change BEFORE DELETE OR UPDATE ON peer_checks FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER peer_checks_no_truncate BEFORE TRUNCATE ON peer_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER peer_checks_queue_pages AFTER INSERT ON peer_checks FOR EACH ROW EXECUTE FUNCTION queue_page_event('spoken-of', 'record_id');

CREATE TABLE pending_sign_ins (
  secret_hash bytea NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT pending_sign_ins_secret_hash_check CHECK (octet_length(secret_hash) = 32)
);
CREATE INDEX pending_sign_ins_expires ON pending_sign_ins USING btree (expires_at);
CREATE INDEX pending_sign_ins_user ON pending_sign_ins USING btree (user_id);

CREATE TABLE personal_bests (
  user_id integer NOT NULL,
  board_id integer NOT NULL,
  console smallint NOT NULL,
  rank_key integer NOT NULL,
  posted_at timestamptz NOT NULL,
  record_id bigint NOT NULL,
  CONSTRAINT personal_bests_pkey PRIMARY KEY (user_id, board_id, console) INCLUDE (rank_key, posted_at, record_id)
) WITH (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX personal_bests_rank ON personal_bests USING btree (board_id, console, rank_key, posted_at, record_id) INCLUDE (user_id);

CREATE TABLE pictures (
  upload_id uuid NOT NULL,
  size text NOT NULL,
  format text NOT NULL,
  sha256 text NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  CONSTRAINT pictures_pkey PRIMARY KEY (upload_id, size, format),
  CONSTRAINT pictures_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(upload_id) ON DELETE CASCADE,
  CONSTRAINT pictures_bytes_check CHECK (bytes > 0),
  CONSTRAINT pictures_format_check CHECK (format = ANY (ARRAY['webp'::text, 'avif'::text])),
  CONSTRAINT pictures_height_check CHECK (height >= 1 AND height <= 1920),
  CONSTRAINT pictures_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT pictures_size_check CHECK (size = ANY (ARRAY['small'::text, 'middle'::text, 'large'::text])),
  CONSTRAINT pictures_width_check CHECK (width >= 1 AND width <= 1920)
);
CREATE TRIGGER pictures_no_change BEFORE UPDATE ON pictures FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE policies (
  name text NOT NULL,
  content jsonb NOT NULL,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  CONSTRAINT policies_pkey PRIMARY KEY (name)
);
CREATE TRIGGER policies_history BEFORE UPDATE ON policies FOR EACH ROW EXECUTE FUNCTION store_revision('name');
CREATE TRIGGER policies_no_delete BEFORE DELETE ON policies FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER policies_no_truncate BEFORE TRUNCATE ON policies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER policies_queue_pages AFTER INSERT OR UPDATE ON policies FOR EACH STATEMENT EXECUTE FUNCTION queue_page_event('rules', '');

CREATE TABLE profile_versions (
  revision_id bigint NOT NULL,
  user_id integer NOT NULL,
  bio text,
  links text[] NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT profile_versions_pkey PRIMARY KEY (revision_id),
  CONSTRAINT profile_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX profile_versions_age ON profile_versions USING btree (replaced_at);
CREATE INDEX profile_versions_user ON profile_versions USING btree (user_id);

CREATE TABLE profiles (
  user_id integer NOT NULL,
  bio text,
  links text[] NOT NULL DEFAULT '{}'::text[],
  favourite smallint,
  pins integer[] NOT NULL DEFAULT '{}'::integer[],
  title text,
  texts_removed_at timestamptz,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT profiles_bio_check CHECK (char_length(bio) >= 1 AND char_length(bio) <= 4480),
  CONSTRAINT profiles_links_check CHECK (cardinality(links) <= 3 AND char_length(array_to_string(links, ''::text)) <= 600),
  CONSTRAINT profiles_pins_check CHECK (cardinality(pins) <= 3),
  CONSTRAINT profiles_title_check CHECK (title ~ '^[a-z-]{1,32}$'::text)
);
CREATE TRIGGER profiles_history BEFORE UPDATE ON profiles FOR EACH ROW WHEN (old.bio IS DISTINCT FROM new.bio OR old.links IS DISTINCT FROM new.links) EXECUTE FUNCTION store_profile_version();
CREATE TRIGGER profiles_no_truncate BEFORE TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER profiles_queue_pages AFTER INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION queue_profile_event();

CREATE TABLE push_subscriptions (
  session_id bigint NOT NULL,
  user_id integer NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (session_id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT push_subscriptions_auth_check CHECK (char_length(auth) <= 64),
  CONSTRAINT push_subscriptions_endpoint_check CHECK (char_length(endpoint) <= 1024),
  CONSTRAINT push_subscriptions_p256dh_check CHECK (char_length(p256dh) <= 128)
);
CREATE INDEX push_subscriptions_user ON push_subscriptions USING btree (user_id);

CREATE TABLE rank_blocks (
  board_id integer NOT NULL,
  console smallint NOT NULL,
  lo_key integer NOT NULL,
  better integer NOT NULL,
  CONSTRAINT rank_blocks_pkey PRIMARY KEY (board_id, console, lo_key)
) WITH (fillfactor=60, autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX rank_blocks_position ON rank_blocks USING btree (board_id, console, better);

CREATE TABLE records (
  record_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  board_id integer NOT NULL,
  console smallint NOT NULL,
  rank_key integer NOT NULL,
  score integer,
  time_ms integer,
  original_score integer,
  creatures integer,
  treasure integer,
  own_points integer,
  computer_points integer,
  overseas_edition boolean NOT NULL DEFAULT false,
  comment text,
  video_url text,
  state text NOT NULL DEFAULT 'posted'::text,
  posted_at timestamptz NOT NULL,
  achieved_at timestamptz NOT NULL,
  policy_revision bigint NOT NULL,
  rule_revision bigint NOT NULL,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer NOT NULL,
  change_reason text,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  state_since timestamptz NOT NULL DEFAULT app_now(),
  evidence_duty text NOT NULL DEFAULT 'none'::text,
  splits jsonb,
  CONSTRAINT records_pkey PRIMARY KEY (record_id),
  CONSTRAINT records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT records_achieved_at_check CHECK (achieved_at >= '2001-10-25 00:00:00+00'::timestamp with time zone),
  CONSTRAINT records_comment_check CHECK (char_length(comment) <= 2048),
  CONSTRAINT records_console_check CHECK (console >= 1 AND console <= 7),
  CONSTRAINT records_creatures_check CHECK (creatures >= 0),
  CONSTRAINT records_evidence_duty_check CHECK (evidence_duty = ANY (ARRAY['none'::text, 'image'::text, 'video'::text])),
  CONSTRAINT records_splits_check CHECK (jsonb_typeof(splits) = 'array'::text AND jsonb_array_length(splits) >= 1 AND jsonb_array_length(splits) <= 40),
  CONSTRAINT records_state_check CHECK (state = ANY (ARRAY['posted'::text, 'checked'::text, 'verified'::text, 'needs-information'::text, 'declined'::text, 'withdrawn'::text])),
  CONSTRAINT records_time_ms_check CHECK (time_ms > 0 AND time_ms < 360000000),
  CONSTRAINT records_treasure_check CHECK (treasure >= 0),
  CONSTRAINT records_video_url_check CHECK (char_length(video_url) <= 512)
);
CREATE INDEX records_asked ON records USING btree (state_since) WHERE (state = 'needs-information'::text);
CREATE INDEX records_board ON records USING btree (board_id, user_id, rank_key, posted_at, record_id);
CREATE INDEX records_newest ON records USING btree (posted_at, record_id);
CREATE INDEX records_player ON records USING btree (user_id, posted_at);
CREATE INDEX records_waiting ON records USING btree (posted_at, record_id) WHERE ((state = ANY (ARRAY['posted'::text, 'checked'::text])) AND (evidence_duty <> 'none'::text));
CREATE TRIGGER a_records_stamp BEFORE INSERT OR UPDATE ON records FOR EACH ROW EXECUTE FUNCTION stamp_record();
CREATE TRIGGER records_history BEFORE UPDATE ON records FOR EACH ROW EXECUTE FUNCTION store_revision('record_id');
CREATE TRIGGER records_no_delete BEFORE DELETE ON records FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER records_no_truncate BEFORE TRUNCATE ON records FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER records_protect_origin BEFORE UPDATE ON records FOR EACH ROW WHEN (old.user_id <> new.user_id OR old.posted_at <> new.posted_at OR old.record_id <> new.record_id) EXECUTE FUNCTION protect_record_origin();
CREATE TRIGGER records_queue_changes AFTER UPDATE ON records REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION queue_record_changes();
CREATE TRIGGER records_queue_pages AFTER UPDATE ON records REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION queue_record_events();
CREATE TRIGGER records_queue_spans AFTER INSERT ON records REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_comment_spans();
CREATE TRIGGER records_queue_spans_again AFTER UPDATE ON records REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION queue_comment_spans();
CREATE TRIGGER records_update_bests AFTER INSERT OR UPDATE ON records FOR EACH ROW EXECUTE FUNCTION update_personal_bests();

CREATE TABLE recovery_codes (
  user_id integer NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT recovery_codes_code_hash_check CHECK (octet_length(code_hash) = 32)
);

CREATE TABLE removed_uploads (
  upload_id uuid NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT removed_uploads_pkey PRIMARY KEY (upload_id)
);

CREATE TABLE reports (
  report_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  record_id bigint NOT NULL,
  revision_id bigint NOT NULL,
  reporter_id integer NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  outcome text,
  answered_by integer,
  answered_at timestamptz,
  CONSTRAINT reports_pkey PRIMARY KEY (report_id),
  CONSTRAINT reports_record_id_revision_id_reporter_id_key UNIQUE (record_id, revision_id, reporter_id),
  CONSTRAINT reports_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT reports_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id),
  CONSTRAINT reports_check CHECK ((outcome IS NULL) = (answered_at IS NULL) AND (outcome IS NULL) = (answered_by IS NULL)),
  CONSTRAINT reports_check1 CHECK (answered_by <> reporter_id),
  CONSTRAINT reports_outcome_check CHECK (outcome = ANY (ARRAY['acted'::text, 'dismissed'::text])),
  CONSTRAINT reports_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 32),
  CONSTRAINT reports_text_check CHECK (char_length(text) <= 8000)
);
CREATE INDEX reports_open ON reports USING btree (created_at, report_id) WHERE (outcome IS NULL);
CREATE INDEX reports_reporter ON reports USING btree (reporter_id);
CREATE TRIGGER reports_no_delete BEFORE DELETE ON reports FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reports_no_truncate BEFORE TRUNCATE ON reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE revisions (
  revision_id bigint NOT NULL,
  table_name text NOT NULL,
  row_key text NOT NULL,
  content jsonb NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT revisions_pkey PRIMARY KEY (revision_id)
);
CREATE INDEX revisions_row ON revisions USING btree (table_name, row_key, revision_id);
CREATE TRIGGER revisions_no_change BEFORE DELETE OR UPDATE ON revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER revisions_no_truncate BEFORE TRUNCATE ON revisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE sealed_boards (
  board_id integer NOT NULL,
  event_code integer NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT app_now(),
  opened_at timestamptz,
  CONSTRAINT sealed_boards_pkey PRIMARY KEY (board_id),
  CONSTRAINT sealed_boards_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(board_id),
  CONSTRAINT sealed_boards_event_code_fkey FOREIGN KEY (event_code) REFERENCES events(event_code)
);
CREATE INDEX sealed_boards_event ON sealed_boards USING btree (event_code);
CREATE TRIGGER sealed_boards_queue_pages AFTER INSERT OR UPDATE ON sealed_boards FOR EACH ROW EXECUTE FUNCTION queue_page_event('event', 'event_code');

CREATE TABLE sessions (
  session_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  secret_hash bytea NOT NULL,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_seen_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  address text,
  agent text,
  reauthenticated_at timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT sessions_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT sessions_address_check CHECK (char_length(address) <= 64),
  CONSTRAINT sessions_agent_check CHECK (char_length(agent) <= 256),
  CONSTRAINT sessions_secret_hash_check CHECK (octet_length(secret_hash) = 32)
);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE shared_years (
  user_id integer NOT NULL,
  year smallint NOT NULL,
  shared_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT shared_years_pkey PRIMARY KEY (user_id, year),
  CONSTRAINT shared_years_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT shared_years_year_check CHECK (year >= 2014 AND year <= 2999)
);
CREATE TRIGGER shared_years_queue_pages AFTER INSERT OR DELETE ON shared_years FOR EACH ROW EXECUTE FUNCTION queue_year_event();

CREATE TABLE switches (
  name text NOT NULL,
  is_on boolean NOT NULL,
  text jsonb,
  revision_id bigint NOT NULL DEFAULT nextval('revision_ids'::regclass),
  changed_by integer,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT switches_pkey PRIMARY KEY (name),
  CONSTRAINT switches_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  CONSTRAINT switches_name_check CHECK (name ~ '^[a-z-]{1,32}$'::text),
  CONSTRAINT switches_text_check CHECK (is_localised(text, 1280))
);
CREATE TRIGGER switches_history BEFORE UPDATE ON switches FOR EACH ROW EXECUTE FUNCTION store_revision('name');
CREATE TRIGGER switches_no_delete BEFORE DELETE ON switches FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER switches_no_truncate BEFORE TRUNCATE ON switches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER switches_notify AFTER INSERT OR UPDATE ON switches FOR EACH STATEMENT EXECUTE FUNCTION notify_switches();
CREATE TRIGGER switches_queue_pages AFTER INSERT OR UPDATE ON switches FOR EACH STATEMENT EXECUTE FUNCTION queue_page_event('switches', '');

CREATE TABLE total_blocks (
  total_id integer NOT NULL,
  lo_key bigint NOT NULL,
  lo_newest timestamptz NOT NULL,
  lo_user integer NOT NULL,
  preceding integer NOT NULL,
  CONSTRAINT total_blocks_pkey PRIMARY KEY (total_id, lo_key, lo_newest, lo_user)
) WITH (fillfactor=60, autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX total_blocks_position ON total_blocks USING btree (total_id, preceding, lo_key, lo_newest, lo_user);

CREATE TABLE total_generations (
  total_id integer NOT NULL,
  generation bigint NOT NULL,
  built_at timestamptz NOT NULL DEFAULT app_now(),
  snapshot pg_snapshot NOT NULL,
  reference_max integer NOT NULL,
  players integer NOT NULL,
  build_ms integer NOT NULL DEFAULT 0,
  basis text NOT NULL,
  CONSTRAINT total_generations_pkey PRIMARY KEY (total_id)
);

CREATE TABLE total_sums (
  total_id integer NOT NULL,
  user_id integer NOT NULL,
  points integer NOT NULL,
  score bigint NOT NULL,
  boards_played integer NOT NULL,
  order_key bigint NOT NULL,
  newest_at timestamptz NOT NULL,
  rank_class smallint,
  elapsed_ms bigint,
  series_points jsonb,
  CONSTRAINT total_sums_pkey PRIMARY KEY (total_id, user_id)
) WITH (fillfactor=90, autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX total_sums_masters ON total_sums USING btree (total_id) WHERE (rank_class = 15);
CREATE UNIQUE INDEX total_sums_order ON total_sums USING btree (total_id, order_key, newest_at, user_id);

CREATE TABLE uploads (
  upload_id uuid NOT NULL,
  user_id integer NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL DEFAULT 'quarantined'::text,
  refusal text,
  decided_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  original_hash text NOT NULL,
  original_bytes integer NOT NULL,
  original_removed_at timestamptz,
  width integer,
  height integer,
  pixel_hash text,
  difference_hash text,
  record_id bigint,
  claimed_at timestamptz,
  taken_down_at timestamptz,
  started_at timestamptz,
  CONSTRAINT uploads_pkey PRIMARY KEY (upload_id),
  CONSTRAINT uploads_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(record_id),
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT uploads_check CHECK ((state = 'refused'::text) = (refusal IS NOT NULL)),
  CONSTRAINT uploads_check1 CHECK ((state = 'quarantined'::text) = (decided_at IS NULL)),
  CONSTRAINT uploads_check2 CHECK ((state = 'ready'::text) = (width IS NOT NULL AND height IS NOT NULL AND pixel_hash IS NOT NULL AND difference_hash IS NOT NULL)),
  CONSTRAINT uploads_check3 CHECK ((record_id IS NULL) = (claimed_at IS NULL)),
  CONSTRAINT uploads_check4 CHECK (taken_down_at IS NULL OR record_id IS NOT NULL),
  CONSTRAINT uploads_difference_hash_check CHECK (difference_hash ~ '^[0-9a-f]{16}$'::text),
  CONSTRAINT uploads_height_check CHECK (height >= 1 AND height <= 12000),
  CONSTRAINT uploads_original_bytes_check CHECK (original_bytes >= 1 AND original_bytes <= 5242880),
  CONSTRAINT uploads_original_hash_check CHECK (original_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT uploads_pixel_hash_check CHECK (pixel_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT uploads_refusal_check CHECK (refusal = ANY (ARRAY['not-an-image'::text, 'too-large'::text, 'too-many-pixels'::text, 'animated'::text, 'damaged'::text, 'too-heavy'::text, 'lost'::text])),
  CONSTRAINT uploads_state_check CHECK (state = ANY (ARRAY['quarantined'::text, 'ready'::text, 'refused'::text])),
  CONSTRAINT uploads_width_check CHECK (width >= 1 AND width <= 12000)
);
CREATE INDEX uploads_of_record ON uploads USING btree (record_id, claimed_at) WHERE (record_id IS NOT NULL);
CREATE INDEX uploads_of_user ON uploads USING btree (user_id, uploaded_at);
CREATE INDEX uploads_same_file ON uploads USING btree (original_hash);
CREATE INDEX uploads_same_pixels ON uploads USING btree (pixel_hash) WHERE (pixel_hash IS NOT NULL);
CREATE INDEX uploads_unclaimed ON uploads USING btree (uploaded_at) WHERE (record_id IS NULL);
CREATE INDEX uploads_waiting ON uploads USING btree (uploaded_at) WHERE (state = 'quarantined'::text);
CREATE TRIGGER uploads_no_truncate BEFORE TRUNCATE ON uploads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER uploads_protect_claimed BEFORE DELETE ON uploads FOR EACH ROW WHEN (old.record_id IS NOT NULL) EXECUTE FUNCTION protect_claimed_upload();
CREATE TRIGGER uploads_protect_origin BEFORE UPDATE ON uploads FOR EACH ROW WHEN (old.upload_id <> new.upload_id OR old.user_id <> new.user_id OR old.original_hash <> new.original_hash OR old.record_id IS NOT NULL AND new.record_id IS DISTINCT FROM old.record_id OR old.state <> 'quarantined'::text AND new.state <> old.state) EXECUTE FUNCTION protect_claimed_upload();
CREATE TRIGGER uploads_queue_pages AFTER UPDATE ON uploads FOR EACH ROW WHEN (new.record_id IS NOT NULL AND (old.state IS DISTINCT FROM new.state OR old.taken_down_at IS DISTINCT FROM new.taken_down_at)) EXECUTE FUNCTION queue_page_event('changed', 'record_id');
CREATE TRIGGER uploads_queue_pictures AFTER UPDATE ON uploads FOR EACH ROW WHEN (old.taken_down_at IS DISTINCT FROM new.taken_down_at) EXECUTE FUNCTION queue_page_event('picture', 'upload_id');

CREATE TABLE users (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  handle text NOT NULL,
  name text,
  role text NOT NULL DEFAULT 'player'::text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  theme text NOT NULL DEFAULT 'dark'::text,
  language text NOT NULL DEFAULT 'en'::text,
  notify_beaten boolean NOT NULL DEFAULT true,
  notify_decisions boolean NOT NULL DEFAULT true,
  notify_events boolean NOT NULL DEFAULT false,
  closed_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(((handle || ' '::text) || translate(NORMALIZE(COALESCE(name, ''::text), NFKC), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'::text, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text)))) STORED,
  notify_rivals boolean NOT NULL DEFAULT true,
  notify_top smallint NOT NULL DEFAULT 30,
  digest text NOT NULL DEFAULT 'off'::text,
  digested_at timestamptz NOT NULL DEFAULT app_now(),
  staff_since timestamptz,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_handle_key UNIQUE (handle),
  CONSTRAINT users_digest_check CHECK (digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])),
  CONSTRAINT users_handle_check CHECK (handle ~ '^[a-z0-9_-]{3,32}$'::text),
  CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}$'::text),
  CONSTRAINT users_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 512),
  CONSTRAINT users_notify_top_check CHECK (notify_top >= 1 AND notify_top <= 100),
  CONSTRAINT users_role_check CHECK (role = ANY (ARRAY['player'::text, 'editor'::text, 'moderator'::text, 'admin'::text])),
  CONSTRAINT users_theme_check CHECK (theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))
);
CREATE INDEX users_digest ON users USING btree (digest, digested_at) WHERE (digest <> 'off'::text);
CREATE INDEX users_event_recipients ON users USING btree (id) WHERE notify_events;
CREATE INDEX users_search_text ON users USING gin (search_text gin_trgm_ops) WHERE (closed_at IS NULL);
CREATE TRIGGER users_queue_pages AFTER UPDATE ON users FOR EACH ROW WHEN (old.handle <> new.handle OR old.name IS DISTINCT FROM new.name OR old.closed_at IS DISTINCT FROM new.closed_at) EXECUTE FUNCTION queue_page_event('player', 'id');
CREATE TRIGGER users_set_staff_since BEFORE INSERT OR UPDATE OF role ON users FOR EACH ROW EXECUTE FUNCTION set_staff_since();

CREATE TABLE webhook_deliveries (
  delivery_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  webhook_id bigint NOT NULL,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  type text NOT NULL,
  subject text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  record_id bigint,
  happened_at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts smallint NOT NULL DEFAULT 0,
  first_tried_at timestamptz,
  posted_message text,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (delivery_id),
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(webhook_id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_posted_message_check CHECK (char_length(posted_message) <= 64),
  CONSTRAINT webhook_deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'skipped'::text, 'given-up'::text])),
  CONSTRAINT webhook_deliveries_subject_check CHECK (char_length(subject) <= 32),
  CONSTRAINT webhook_deliveries_type_check CHECK (type ~ '^[a-z.]{1,32}$'::text)
);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries USING btree (happened_at);
CREATE INDEX webhook_deliveries_record ON webhook_deliveries USING btree (record_id, webhook_id) WHERE (record_id IS NOT NULL);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (webhook_id, delivery_id) WHERE (state = 'waiting'::text);

CREATE TABLE webhook_secrets (
  webhook_id bigint NOT NULL,
  url text NOT NULL,
  secret text,
  CONSTRAINT webhook_secrets_pkey PRIMARY KEY (webhook_id),
  CONSTRAINT webhook_secrets_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(webhook_id) ON DELETE CASCADE,
  CONSTRAINT webhook_secrets_secret_check CHECK (char_length(secret) <= 100),
  CONSTRAINT webhook_secrets_url_check CHECK (char_length(url) <= 512)
);

CREATE TABLE webhooks (
  webhook_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer,
  created_by integer NOT NULL,
  kind text NOT NULL,
  shown_url text NOT NULL,
  language text NOT NULL,
  events text[] NOT NULL,
  filter jsonb NOT NULL,
  paused_because text,
  due_at timestamptz,
  last_at timestamptz,
  last_status smallint,
  dropped integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT webhooks_pkey PRIMARY KEY (webhook_id),
  CONSTRAINT webhooks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT webhooks_events_check CHECK (cardinality(events) >= 1 AND cardinality(events) <= 16),
  CONSTRAINT webhooks_filter_check CHECK (octet_length(filter::text) <= 4096),
  CONSTRAINT webhooks_kind_check CHECK (kind = ANY (ARRAY['standard'::text, 'discord'::text])),
  CONSTRAINT webhooks_language_check CHECK (language ~ '^[a-z-]{2,12}$'::text),
  CONSTRAINT webhooks_paused_because_check CHECK (paused_because = ANY (ARRAY['gone'::text, 'failing'::text, 'by-owner'::text])),
  CONSTRAINT webhooks_shown_url_check CHECK (char_length(shown_url) <= 512)
);
CREATE INDEX webhooks_due ON webhooks USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (paused_because IS NULL));
CREATE INDEX webhooks_user ON webhooks USING btree (user_id);

CREATE TABLE welcomes (
  user_id integer NOT NULL,
  games smallint[] NOT NULL DEFAULT '{}'::smallint[],
  board_id integer,
  step smallint NOT NULL DEFAULT 1,
  done_at timestamptz,
  CONSTRAINT welcomes_pkey PRIMARY KEY (user_id),
  CONSTRAINT welcomes_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(board_id),
  CONSTRAINT welcomes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT welcomes_games_check CHECK (cardinality(games) <= 6),
  CONSTRAINT welcomes_step_check CHECK (step >= 1 AND step <= 4)
);

CREATE VIEW derived_steps AS
 WITH counted AS (
         SELECT records.user_id,
            records.board_id,
            views.console,
            records.rank_key,
            records.posted_at,
            records.record_id,
            min(records.rank_key) OVER (PARTITION BY records.user_id, records.board_id, views.console ORDER BY records.posted_at, records.record_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS best_before
           FROM records
             CROSS JOIN LATERAL ( VALUES (0::smallint), (records.console)) views(console)
          WHERE is_countable(records.state) AND NOT (EXISTS ( SELECT
                   FROM sealed_boards
                  WHERE sealed_boards.board_id = records.board_id AND sealed_boards.opened_at IS NULL))
        ), steps AS (
         SELECT counted.user_id,
            counted.board_id,
            counted.console,
            counted.rank_key,
            counted.posted_at,
            counted.record_id,
            lead(counted.posted_at) OVER (PARTITION BY counted.user_id, counted.board_id, counted.console ORDER BY counted.posted_at, counted.record_id) AS superseded_at
           FROM counted
          WHERE counted.best_before IS NULL OR counted.rank_key < counted.best_before
        )
 SELECT steps.user_id,
    steps.board_id,
    steps.console,
    steps.rank_key,
    steps.posted_at,
    steps.record_id,
    steps.superseded_at,
    step_year(steps.posted_at) AS posted_year,
    step_year(steps.superseded_at) AS superseded_year
   FROM steps;

CREATE VIEW total_standings AS
 SELECT total_sums.total_id,
    total_generations.generation,
    total_sums.user_id,
    total_sums.points,
    total_sums.score,
    total_sums.boards_played,
    total_sums.order_key,
    1 + total_rows_before(total_sums.total_id, total_sums.order_key, '-infinity'::timestamp with time zone, 0) AS rank,
    1 + total_rows_before(total_sums.total_id, total_sums.order_key, total_sums.newest_at, total_sums.user_id) AS "position",
    total_sums.rank_class,
    total_sums.newest_at,
    total_sums.elapsed_ms,
    total_sums.series_points
   FROM total_sums
     JOIN total_generations USING (total_id);

CREATE FUNCTION app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
RETURN clock_timestamp();

CREATE FUNCTION audit_hash(before bytea, entry audit_log)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(coalesce(before, '') || convert_to(jsonb_build_array(
    entry.audit_id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.verb, entry.subject_kind,
    entry.subject_id, entry.detail)::text, 'UTF8'))
$function$;

CREATE FUNCTION audit_log_hash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.hash := audit_hash(null, new);
  return new;
end $function$;

CREATE FUNCTION audit_log_queue()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_unsealed (audit_id) values (new.audit_id);
  return null;
end $function$;

CREATE FUNCTION audit_seal_hash(before bytea, seal audit_seals, entry_hash bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(before || entry_hash || convert_to(jsonb_build_array(
    seal.seal_id, seal.audit_id, to_char(seal.sealed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8'))
$function$;

CREATE FUNCTION audit_seals_chain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last audit_seals;
begin
  perform pg_advisory_xact_lock(hashtext('audit-seals'));
  select * into strict last from audit_seals order by seal_id desc limit 1;
  new.seal_id := last.seal_id + 1;
  new.sealed_at := app_now();
  new.hash := audit_seal_hash(last.hash, new, (select hash from audit_log where audit_id = new.audit_id));
  return new;
end $function$;

CREATE FUNCTION block_size()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN 128;

CREATE FUNCTION blocks_from()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN 1000;

CREATE FUNCTION build_blocks(board integer, view_console smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from rank_blocks where board_id = board and console = view_console;
  with cleared as (
    delete from board_deltas where board_id = board and console = view_console
  ), ordered as (
    select rank_key, rank() over (order by rank_key) - 1 as better, row_number() over (order by rank_key) - 1 as position
    from personal_bests where board_id = board and console = view_console
  ), counted as (
    insert into blocked_views (board_id, console, players) select board, view_console, count(*) from ordered
    on conflict (board_id, console) do update set players = excluded.players, version = blocked_views.version + 1
  )
  insert into rank_blocks (board_id, console, lo_key, better)
  select board, view_console, -2147483648, 0
  union
  select distinct board, view_console, rank_key, better from ordered where better > 0 and position % block_size() = 0;
  update blocked_views set widest = widest_block(board, view_console) where board_id = board and console = view_console;
end $function$;

CREATE FUNCTION check_amendment_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  newest text;
  newest_number integer;
begin
  select number, sha256 into newest_number, newest from event_amendments where event_code = new.event_code order by number desc limit 1;
  if newest is null then
    select 0, sha256 into newest_number, newest from event_results where event_code = new.event_code;
  end if;
  if new.number is distinct from newest_number + 1 or new.amends is distinct from newest then
    raise exception 'an amendment follows the newest version of its result' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE FUNCTION count_correction()
 RETURNS void
 LANGUAGE sql
AS $function$
  update corrections set version = version + 1, transaction_id = pg_current_xact_id() where transaction_id <> pg_current_xact_id()
$function$;

CREATE FUNCTION derive_event_ranks(code integer, content text)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from event_ranks where event_code = code;
  insert into event_ranks (event_code, user_id, rank, shared, points)
  select code, "userId", rank, shared, points
  from jsonb_to_recordset(content::jsonb #> '{standings,players}') as player ("userId" integer, rank integer, shared boolean, points integer);
$function$;

CREATE FUNCTION fold_view(board integer, view_console smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('fold'), board * 8 + view_console);
  if not exists (select from blocked_views where board_id = board and console = view_console) then
    if exists (select from personal_bests where board_id = board and console = view_console offset blocks_from() - 1) then
      perform build_blocks(board, view_console);
    else
      delete from board_deltas where board_id = board and console = view_console;
    end if;
    return;
  end if;

  with folded as (
    delete from board_deltas where board_id = board and console = view_console returning old_key, new_key
  ), changes as (
    select key, sum(change)::integer as change
    from (select new_key as key, 1 as change from folded union all select old_key, -1 from folded) as moves
    where key is not null group by key
  ), running as (
    -- A block sorts before changes at its own key, which are not better than the block.
    select lo_key, (sum(change) over (order by key, is_change rows unbounded preceding))::integer as net
    from (
      select lo_key as key, 0 as is_change, 0 as change, lo_key from rank_blocks
      where board_id = board and console = view_console and lo_key > (select min(key) from changes)
      union all
      select key, 1, change, null from changes
    ) as line
  ), counted as (
    update blocked_views set players = players + (select coalesce(sum(change), 0) from changes), version = version + 1
    where board_id = board and console = view_console
  )
  update rank_blocks set better = better + net from running
  where rank_blocks.board_id = board and rank_blocks.console = view_console and rank_blocks.lo_key = running.lo_key and net <> 0;

  -- New records accumulate at the top: rebuild when a block has grown to twice its size.
  if widest_block(board, view_console) > 2 * (
    select greatest(widest, block_size()) from blocked_views where board_id = board and console = view_console
  ) then
    perform build_blocks(board, view_console);
  end if;
end $function$;

CREATE FUNCTION is_countable(state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (state = ANY (ARRAY['posted'::text, 'checked'::text, 'verified'::text, 'needs-information'::text]));

CREATE FUNCTION is_localised(texts jsonb, most_characters integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_typeof(texts) = 'object' and texts ? 'en' and not exists (
    select from jsonb_each(texts)
    where key !~ '^[a-z]{2}$' or jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') not between 1 and most_characters
  )
$function$;

CREATE FUNCTION notify_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('catalogue', '');
  return null;
end $function$;

CREATE FUNCTION notify_switches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('switches', '');
  return null;
end $function$;

CREATE FUNCTION protect_claimed_upload()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the evidence of a record cannot be changed or deleted' using errcode = 'restrict_violation';
end $function$;

CREATE FUNCTION protect_import_origin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the origin of an imported player never changes, and a name is claimed once' using errcode = 'restrict_violation';
end $function$;

CREATE FUNCTION protect_record_origin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the author and the posting date of a record never change' using errcode = 'restrict_violation';
end $function$;

CREATE FUNCTION queue_comment_spans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into keyword_spans (source, source_id)
  select 'record', record_id::text from written where comment is not null order by record_id
  on conflict (source, source_id) do update set terms = null;
  if found then insert into outbox (topic) values ('texts'); end if;
  return null;
end $function$;

CREATE FUNCTION queue_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox (topic, kind, subject)
  select 'webhooks', 'decision', new.audit_id where exists (select from webhooks where paused_because is null);
  return null;
end $function$;

CREATE FUNCTION queue_keyword_spans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into keyword_spans (source, source_id)
  select 'keyword', unique_id || '/' || lang
  from (select distinct unique_id from written) as changed join keywords using (unique_id) join keyword_texts using (unique_id)
  where category = 'rule' or guide_of is not null
  order by unique_id, lang
  on conflict (source, source_id) do update set terms = null;
  insert into outbox (topic) values ('texts');
  return null;
end $function$;

CREATE FUNCTION queue_page_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox (topic, kind, subject) values ('pages', tg_argv[0], coalesce(to_jsonb(new) ->> tg_argv[1], ''));
  return null;
end $function$;

CREATE FUNCTION queue_profile_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox (topic, kind, subject) select 'pages', 'page', '/user/' || handle from users where id = new.user_id;
  return null;
end $function$;

CREATE FUNCTION queue_record_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhooks where paused_because is null) then return null; end if;
  insert into outbox (topic, kind, subject)
  select 'webhooks', 'record-changed', record_id || '/' || change
  from before_it as o join after_it as n using (record_id), lateral (select case
    when is_countable(o.state) and not is_countable(n.state) then n.state
    when not is_countable(o.state) and is_countable(n.state) then 'restored'
    when is_countable(n.state) and (o.board_id, o.console, o.rank_key, o.comment, o.video_url) is distinct from
      (n.board_id, n.console, n.rank_key, n.comment, n.video_url) then 'edited'
  end as change) as compared
  where change is not null
  order by record_id limit 500;
  return null;
end $function$;

CREATE FUNCTION queue_record_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from before_it) > 500 then
    insert into outbox (topic, kind, subject) values ('pages', 'rebuilt', '');
    return null;
  end if;
  insert into outbox (topic, kind, subject)
  select 'pages', case when is_corrected then 'corrected' else 'changed' end, concat_ws('/', record_id, case when is_corrected then o.board_id end)
  from before_it as o join after_it as n using (record_id),
    lateral (select (o.board_id, o.console, o.rank_key, o.score, o.time_ms, is_countable(o.state))
      is distinct from (n.board_id, n.console, n.rank_key, n.score, n.time_ms, is_countable(n.state)) as is_corrected) as compared
  order by record_id;
  return null;
end $function$;

CREATE FUNCTION queue_year_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox (topic, kind, subject)
  select 'pages', 'page', '/user/' || handle || '/year/' || coalesce(new.year, old.year) from users where id = coalesce(new.user_id, old.user_id);
  return null;
end $function$;

CREATE FUNCTION rebuild_bests(player integer, board integer, view_console smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  before personal_bests;
  after pb_steps;
begin
  select * into before from personal_bests where user_id = player and board_id = board and console = view_console;
  delete from pb_steps where user_id = player and board_id = board and console = view_console;
  insert into pb_steps select * from derived_steps where user_id = player and board_id = board and console = view_console;

  select * into after from pb_steps
  where user_id = player and board_id = board and console = view_console and superseded_at is null;
  if after.record_id is null then
    delete from personal_bests where user_id = player and board_id = board and console = view_console;
  else
    insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
    values (player, board, view_console, after.rank_key, after.posted_at, after.record_id)
    on conflict (user_id, board_id, console) do update
    set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  end if;
  if before.rank_key is distinct from after.rank_key then
    insert into board_deltas (board_id, console, old_key, new_key) values (board, view_console, before.rank_key, after.rank_key);
  end if;
end $function$;

CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % cannot be changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE FUNCTION set_staff_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.staff_since := case when new.role <> 'player' then coalesce(old.staff_since, app_now()) end;
  return new;
end $function$;

CREATE FUNCTION stamp_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records are written under read committed: an older snapshot would miss concurrent posts';
  end if;
  -- Boards and users are never deleted, so seeing them once is enough.
  if not exists (select from boards where board_id = new.board_id) or not exists (select from users where id = new.changed_by) then
    raise exception 'unknown board or author' using errcode = 'foreign_key_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('player'), new.user_id);
  if tg_op = 'INSERT' then
    if new.posted_at > app_now() then
      raise exception 'posted_at is in the future' using errcode = 'check_violation';
    end if;
    new.posted_at := coalesce(new.posted_at, app_now());
    new.achieved_at := coalesce(new.achieved_at, new.posted_at);
  else
    new.changed_at := app_now();
    if new.state <> old.state then new.state_since := new.changed_at; end if;
  end if;
  return new;
end $function$;

CREATE FUNCTION step_year(at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (at IS NULL) THEN 32767 ELSE ((GREATEST((2013)::numeric, EXTRACT(year FROM (at AT TIME ZONE 'UTC'::text))))::smallint)::integer END;

CREATE FUNCTION store_event_ranks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform derive_event_ranks(new.event_code, new.content);
  return null;
end $function$;

CREATE FUNCTION store_keyword_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into keyword_names (name_key, unique_id) values (lower(new.name), new.unique_id) on conflict do nothing;
  if (select unique_id from keyword_names where name_key = lower(new.name)) <> new.unique_id then
    raise exception 'another entry has the name %', new.name using errcode = 'unique_violation', constraint = 'keyword_names_pkey';
  end if;
  return null;
end $function$;

CREATE FUNCTION store_profile_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into profile_versions (revision_id, user_id, bio, links) values (old.revision_id, old.user_id, old.bio, old.links);
  new.revision_id := nextval('revision_ids');
  return new;
end $function$;

CREATE FUNCTION store_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into revisions (revision_id, table_name, row_key, content)
  select old.revision_id, tg_table_name, string_agg(to_jsonb(old) ->> key_column, '/' order by position), to_jsonb(old)
  from unnest(tg_argv) with ordinality as keys (key_column, position);
  new.revision_id := nextval('revision_ids');
  return new;
end $function$;

CREATE FUNCTION total_rows_before(total integer, key bigint, newest timestamp with time zone, player integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ((COALESCE(block.preceding, 0) + ( SELECT count(*) AS count
            FROM total_sums
           WHERE ((total_sums.total_id = total_rows_before.total) AND (ROW(total_sums.order_key, total_sums.newest_at, total_sums.user_id) < ROW(total_rows_before.key, total_rows_before.newest, total_rows_before.player)) AND (ROW(total_sums.order_key, total_sums.newest_at, total_sums.user_id) >= ROW(COALESCE(block.lo_key, '-9223372036854775808'::bigint), COALESCE(block.lo_newest, '-infinity'::timestamp with time zone), COALESCE(block.lo_user, 0)))))))::integer AS int4
    FROM (( SELECT) nothing
      LEFT JOIN LATERAL ( SELECT total_blocks.preceding,
             total_blocks.lo_key,
             total_blocks.lo_newest,
             total_blocks.lo_user
            FROM total_blocks
           WHERE ((total_blocks.total_id = total_rows_before.total) AND (ROW(total_blocks.lo_key, total_blocks.lo_newest, total_blocks.lo_user) <= ROW(total_rows_before.key, total_rows_before.newest, total_rows_before.player)))
           ORDER BY total_blocks.lo_key DESC, total_blocks.lo_newest DESC, total_blocks.lo_user DESC
          LIMIT 1) block ON (true));
END;

CREATE FUNCTION update_personal_bests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  view_console smallint;
  best personal_bests;
  improved personal_bests[] := '{}'; -- the bests that the post beats, one per view; for a new player only the view is set
begin
  if tg_op = 'UPDATE' then
    if (old.board_id, old.console, old.rank_key, is_countable(old.state))
      is not distinct from (new.board_id, new.console, new.rank_key, is_countable(new.state)) then
      return null;
    end if;
    perform count_correction();
    insert into changed_boards (board_id) select old.board_id union select new.board_id;
    foreach view_console in array array[0, old.console] loop
      perform rebuild_bests(old.user_id, old.board_id, view_console);
    end loop;
    if (old.board_id, old.console) is distinct from (new.board_id, new.console) then
      foreach view_console in array array[0, new.console] loop
        perform rebuild_bests(new.user_id, new.board_id, view_console);
      end loop;
    end if;
    return null;
  end if;

  if not is_countable(new.state) then return null; end if;
  insert into changed_boards (board_id) values (new.board_id);
  if exists (select from sealed_boards where board_id = new.board_id and opened_at is null) then return null; end if;
  if new.posted_at < app_now() - interval '1 minute' then perform count_correction(); end if; -- an import
  foreach view_console in array array[0, new.console] loop
    select * into best from personal_bests
    where user_id = new.user_id and board_id = new.board_id and console = view_console;
    if best.record_id is not null and (new.posted_at, new.record_id) < (best.posted_at, best.record_id) then
      perform rebuild_bests(new.user_id, new.board_id, view_console); -- older than the current best
    elsif best.record_id is null or new.rank_key < best.rank_key then
      best.console := view_console;
      improved := improved || best;
    end if;
  end loop;
  if improved = '{}' then return null; end if;

  with beaten as (select * from unnest(improved)),
  superseded as (
    update pb_steps set superseded_at = new.posted_at, superseded_year = step_year(new.posted_at) from beaten
    where pb_steps.user_id = new.user_id and pb_steps.board_id = new.board_id and pb_steps.console = beaten.console
      and pb_steps.posted_at = beaten.posted_at and pb_steps.record_id = beaten.record_id
  ), stepped as (
    insert into pb_steps (user_id, board_id, console, rank_key, posted_at, record_id, posted_year, superseded_year)
    select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id, step_year(new.posted_at), step_year(null) from beaten
  ), queued as (
    insert into board_deltas (board_id, console, old_key, new_key) select new.board_id, console, rank_key, new.rank_key from beaten
  )
  insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
  select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id from beaten
  on conflict (user_id, board_id, console) do update
  set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  return null;
end $function$;

CREATE FUNCTION widest_block(board integer, view_console smallint)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select max(size)::integer
  from (
    select coalesce(lead(better) over (order by lo_key), players) - better as size
    from rank_blocks join blocked_views using (board_id, console)
    where board_id = board and console = view_console
  ) as blocks
$function$;
