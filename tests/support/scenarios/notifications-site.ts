import { Logger, runOnce } from 'graphile-worker';
import { Pool } from 'pg';
import { updateAccount } from '#data/queries/accounts/accounts.ts';
import type { Notifications } from '#domain/accounts/settings.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { listNotifications, type NotificationList } from '#usecases/notifications/list-notifications.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { createTaskList } from '#worker/tasks.ts';
import { newClient, sessionOf } from './accounts.ts';

/** Creates a user with a session and these notification settings. */
export async function newReader(deps: Deps, notifications: Partial<Notifications> = {}): Promise<Session> {
  const userId = await createPlayer(deps);
  await updateAccount(deps.db, userId, { notifications });
  const { secret } = await beginSession(deps.db, userId, newClient());
  return sessionOf(deps, secret);
}

/** Posts a score on the home board of a stage, including its outbox event. Returns the record. */
export async function postScore(deps: Deps, { userId }: Pick<Session, 'userId'>, score: number, stageId = 201) {
  const catalogue = await deps.catalogue();
  const board = stageBoard(catalogue, stageId, catalogue.stages.get(stageId)?.rule ?? 0);
  const answer = await storeDraft(deps, userId, board?.boardId ?? 0, { score: String(score), console: 1 });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/**
 * Turns outbox events into jobs as the relay does, and runs the notification jobs as the worker does, including jobs
 * that they queue.
 */
export async function runNotificationJobs(deps: Deps, connectionString: string): Promise<void> {
  await relayChanges(deps);
  // A pool that runOnce creates itself would still be open when runOnce returns.
  const pgPool = new Pool({ connectionString });
  pgPool.on('error', () => {}); // graphile-worker requires these handlers.
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runOnce({
      pgPool,
      taskList: createTaskList(deps, (name) => /notif|announce|digest/.test(name)),
      logger: new Logger(() => () => {}),
    });
  } finally {
    await pgPool.end();
  }
}

/** Returns the first page of a user's notifications. */
export async function notificationsOf(deps: Deps, reader: Session): Promise<NotificationList> {
  const list = await listNotifications(deps, reader);
  if (!list.ok) throw new Error(list.error);
  return list.value;
}
