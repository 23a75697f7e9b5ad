import type { getAccount } from '#usecases/accounts/settings/get-account.ts';
import type { editNames, previewNames } from '#usecases/administration/edit-catalogue.ts';
import type { previewPolicy } from '#usecases/administration/edit-policy.ts';
import type { retryJobs } from '#usecases/administration/manage-jobs.ts';
import type { getTargets } from '#usecases/advice/get-targets.ts';
import type { closeEvent } from '#usecases/events/close-event.ts';
import type { amendEvent } from '#usecases/events/manage/amend-event.ts';
import type { openEvent } from '#usecases/events/manage/open-event.ts';
import type { getDraft } from '#usecases/events/manage/plan-event.ts';
import type { exportReplay } from '#usecases/events/replay/export-replay.ts';
import type { checkAsPeer } from '#usecases/fairness/check-as-peer.ts';
import type { getOwnGame } from '#usecases/game/get-own-game.ts';
import type { claimOldName } from '#usecases/import/claim-old-name.ts';
import type { findKeywordNames } from '#usecases/keywords/find-keyword-names.ts';
import type { getKeywordToEdit } from '#usecases/keywords/get-keyword-to-edit.ts';
import type { KeywordConflict } from '#usecases/keywords/keyword-errors.ts';
import type { getLiveNews } from '#usecases/live/get-live-news.ts';
import type { actOnRecord } from '#usecases/moderation/act-on-record.ts';
import type { createNews } from '#usecases/news/write-news.ts';
import type { getDuelWith } from '#usecases/players/get-duel-with.ts';
import type { getOwnMenu } from '#usecases/players/get-own-menu.ts';
import type { getOwnSummary } from '#usecases/players/get-own-summary.ts';
import type { getPlayerBoards } from '#usecases/players/get-player-boards.ts';
import type { countStagePlayers } from '#usecases/rankings/stage/count-stage-players.ts';
import type { getOwnRace } from '#usecases/rankings/stage/get-own-race.ts';
import type { getPostResult } from '#usecases/records/get-post-result.ts';
import type { getPostedRecord } from '#usecases/records/get-posted-record.ts';
import type { getSealedRecord } from '#usecases/records/get-sealed-record.ts';
import type { previewDraft } from '#usecases/records/preview-draft.ts';
import type { listOpponents } from '#usecases/rivals/list-opponents.ts';
import type { findUsers } from '#usecases/search/find-users.ts';
import type { getStageGlimpse } from '#usecases/search/get-stage-glimpse.ts';
import type { getStageList } from '#usecases/search/get-stage-list.ts';
import type { getSecondFactor } from '#usecases/second-factor/get-second-factor.ts';
import type { secureAccount } from '#usecases/sign-in-methods/not-me.ts';
import type { getOwnRun } from '#usecases/speedruns/get-own-run.ts';
import type { getOwnWeek } from '#usecases/stories/get-own-week.ts';
import type { createApiToken, getApiTokens } from '#usecases/tokens/manage-tokens.ts';
import type { createWebhook, getWebhooks } from '#usecases/webhooks/manage-webhooks.ts';
import type { NewPlayer } from '#usecases/welcome/get-new-player.ts';
import type { newRefreshToken } from '#web/server/account/refresh-token.ts';
import type { MenuFactLines } from '#web/server/site/menu-facts.ts';
import type { SeriesLists } from '#web/server/site/menus.ts';
import type { readKeywordList } from '#web/server/texts/read-keywords.ts';

// Bodies of the API's responses (docs/api.md), for the features that request them.

/** A value after its way through JSON, which turns dates into ISO 8601 texts. */
export type Json<Value> = Value extends Date ? string : Value extends object ? { [Key in keyof Value]: Json<Value[Key]> } : Value;

type Returned<Call extends (...given: never[]) => unknown> = Awaited<ReturnType<Call>>;
type BodyOf<UseCase extends (...given: never[]) => unknown> = Json<Extract<Returned<UseCase>, { ok: true; value: unknown }>['value']>;
type Data<Body> = { readonly data: Body };

export type AccountJson = Json<Returned<typeof getAccount>>;
export type ClaimedNameJson = BodyOf<typeof claimOldName>;
export type SecondFactorJson = Json<Returned<typeof getSecondFactor>>;
export type SecuredAccountJson = BodyOf<typeof secureAccount>;
export type RefreshTokenJson = Returned<typeof newRefreshToken>;
export type RivalsJson = { readonly rivals: readonly { readonly userId: string; readonly name: string | null }[]; readonly most: number };
export type OpponentsJson = Json<Returned<typeof listOpponents>>;
export type OwnGameJson = BodyOf<typeof getOwnGame>;
export type DuelJson = BodyOf<typeof getDuelWith>;
export type OwnRaceJson = BodyOf<typeof getOwnRace>;
export type OwnRunJson = BodyOf<typeof getOwnRun>;
export type TargetsJson = Returned<typeof getTargets>;
export type TokensJson = Json<{ readonly tokens: Returned<typeof getApiTokens> }>;
export type CreatedTokenJson = BodyOf<typeof createApiToken>;
export type WebhooksJson = { readonly webhooks: BodyOf<typeof getWebhooks> };
export type CreatedWebhookJson = BodyOf<typeof createWebhook>;
export type SummaryJson = Json<Returned<typeof getOwnSummary>>;
export type WelcomeJson = { readonly player: NewPlayer | null }; // null for players with records
export type OwnMenuJson = Json<Returned<typeof getOwnMenu>>;
export type WeekJson = Json<Returned<typeof getOwnWeek>>;

export type PolicyPreviewJson = BodyOf<typeof previewPolicy>;
export type NamesPreviewJson = Omit<Extract<BodyOf<typeof previewNames>, { ok: true }>, 'ok'>;
export type NamesChangedJson = Omit<Extract<BodyOf<typeof editNames>, { ok: true }>, 'ok'>;
export type BadLinesJson = { readonly lines: Extract<BodyOf<typeof editNames>, { ok: false }>['errors'] }; // `data` of 'bad-lines'
export type RetriedJson = BodyOf<typeof retryJobs>;

export type DoneActJson = BodyOf<typeof actOnRecord>;

export type PreviewJson = BodyOf<typeof previewDraft>;
export type StageCountsJson = BodyOf<typeof countStagePlayers>;
export type PlayerBoardsJson = { readonly boards: BodyOf<typeof getPlayerBoards> };
export type PostedRecordJson = BodyOf<typeof getPostedRecord>;
export type PostResultJson = BodyOf<typeof getPostResult>;
export type SealedRecordJson = BodyOf<typeof getSealedRecord>;
export type MayCheckJson = { readonly mayLook: boolean };
export type PeerCheckedJson = { readonly state: BodyOf<typeof checkAsPeer> };

export type EventVersionJson = BodyOf<typeof openEvent>;
export type EventDraftJson = BodyOf<typeof getDraft>;
export type ClosedEventJson = BodyOf<typeof closeEvent>;
export type AmendedEventJson = BodyOf<typeof amendEvent>;
export type ReplayJson = BodyOf<typeof exportReplay>;

export type KeywordToEditJson = BodyOf<typeof getKeywordToEdit>; // in `data`
export type KeywordConflictJson = Json<KeywordConflict>; // `data` of 'stale'
export type KeywordNamesJson = Data<BodyOf<typeof findKeywordNames>>;
export type NewsVersionJson = BodyOf<typeof createNews>;

export type LiveNewsJson = Returned<typeof getLiveNews>;
export type MenuJson = Data<readonly SeriesLists[]> & { readonly facts: MenuFactLines };
export type RandomStageJson = { readonly stageId: number };
export type StageListJson = Returned<typeof getStageList>;
export type KeywordListJson = Data<Returned<typeof readKeywordList>>;
export type UserListJson = Data<BodyOf<typeof findUsers>>;
export type GlimpseJson = Data<Exclude<Returned<typeof getStageGlimpse>, undefined>>;
