import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { findWelcome, saveWelcome } from '#data/queries/accounts/welcomes.ts';
import { can } from '#domain/accounts/can.ts';
import { NEW_WELCOME } from '#domain/welcome/steps.ts';
import type { WelcomeForm } from '#domain/welcome/welcome-form.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, type Refused, refuse } from '#usecases/refused.ts';

export type WelcomeRefusal = Refused<'not-allowed' | 'invalid'>;

/**
 * Stores a choice of the welcome for the signed-in player. Other games discard the first stage, because it was suggested
 * for the games before.
 */
export async function changeWelcome(deps: Deps, session: Session, form: WelcomeForm): Promise<{ readonly ok: true } | WelcomeRefusal> {
  if (!can(signedInAs(session, 'site'), 'choose-rival')) return refuse('not-allowed');
  const { games, boardId, step, isDone } = form;
  const board = boardId === undefined ? undefined : (await deps.catalogue()).boards.get(boardId);
  if (boardId !== undefined && (board?.kind !== 'stage' || board.retired)) return invalid({ boardId: 'unknown-board' });
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockOpenAccount(tx, session.userId))) return refuse('not-allowed');
    const before = (await findWelcome(tx, session.userId)) ?? NEW_WELCOME;
    const hasOtherGames = games !== undefined && games.join() !== before.games.join();
    await saveWelcome(tx, session.userId, { games, step, isDone, boardId: boardId ?? (hasOtherGames ? null : undefined) });
    return { ok: true };
  });
}
