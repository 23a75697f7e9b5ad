import { ROLES, type Role } from '#domain/accounts/actor.ts';
import { BAN_SCOPES, type BanScope } from '#domain/accounts/bans.ts';
import { ban, changeRole, listGoverned, unban } from '#usecases/accounts/audit/govern.ts';
import { verifyLog } from '#usecases/accounts/audit/verify-log.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { purgeAllPages } from '#usecases/edge/purge-all-pages.ts';
import { makeClaimCode } from '#usecases/import/make-claim-codes.ts';
import { resetSecondFactor } from '#usecases/second-factor/reset-second-factor.ts';

/** Output and exit code of an admin command: 1 when the command was refused, 2 when its arguments are invalid. */
export type CommandResult = { readonly output: string; readonly code: 0 | 1 | 2 };

const USAGE = `usage: npm run admin -- grant HANDLE editor|moderator|admin
       npm run admin -- revoke HANDLE                       (back to player)
       npm run admin -- ban HANDLE site|records|keywords REASON…
       npm run admin -- unban HANDLE
       npm run admin -- reset-second-factor HANDLE          (removes passkeys, authenticator app and recovery codes)
       npm run admin -- list                                (roles beyond player, and bans)
       npm run admin -- switch NAME on|off                  (sign-up, posting, comments, uploads, read-only, banner)
       npm run admin -- claim-code HANDLE                   (for the owner of an imported account)
       npm run admin -- verify-log                          (checks the audit log; exits 1 if it was tampered with)
       npm run admin -- forget-pages                        (purges all pages from the edge; for use after a new build)`;

const isGrantable = (text: string | undefined): text is Exclude<Role, 'banned'> => text !== 'banned' && ROLES.some((role) => role === text);
const isScope = (text: string | undefined): text is BanScope => BAN_SCOPES.some((scope) => scope === text);

/** Runs an operator command from its arguments. The first argument is the verb. */
export async function runCommand(deps: Deps, [verb, handle, word, ...rest]: readonly string[]): Promise<CommandResult> {
  const reason = rest.join(' ').trim().slice(0, 500);
  if (verb === 'list') return done(await listRoles(deps));
  if (verb === 'verify-log') return verified(await verifyLog(deps));
  if (verb === 'forget-pages') {
    await purgeAllPages(deps);
    return done('queued: the worker will purge all pages from every edge');
  }
  if (!handle) return { output: USAGE, code: 2 };
  if (verb === 'switch' && (word === 'on' || word === 'off'))
    return unlessRefused(await turnSwitch(deps, 'operator', handle, { isOn: word === 'on' }), `${handle} is ${word} now`);
  if (verb === 'grant' && isGrantable(word))
    return unlessRefused(await changeRole(deps, 'operator', handle, word), `${handle} is ${word} now`);
  if (verb === 'revoke') return unlessRefused(await changeRole(deps, 'operator', handle, 'player'), `${handle} is player now`);
  if (verb === 'ban' && isScope(word) && reason)
    return unlessRefused(await ban(deps, 'operator', handle, { scope: word, reason }), `${handle} is banned: ${word}`);
  if (verb === 'unban') return unlessRefused(await unban(deps, 'operator', handle), `${handle} is no longer banned`);
  if (verb === 'reset-second-factor')
    return unlessRefused(await resetSecondFactor(deps, handle), `${handle} has no second factor now, and all sessions have ended`);
  if (verb === 'claim-code') {
    const made = await makeClaimCode(deps, handle);
    return unlessRefused(made, made.ok ? made.value.code : '');
  }
  return { output: USAGE, code: 2 };
}

const done = (output: string): CommandResult => ({ output, code: 0 });

const unlessRefused = (result: { ok: boolean; error?: string }, output: string): CommandResult =>
  result.ok ? done(output) : { output: `refused: ${result.error}`, code: 1 };

const verified = (broken: string | undefined): CommandResult =>
  broken === undefined
    ? done('the audit log is intact')
    : { output: `the audit log was tampered with at or before row ${broken}`, code: 1 };

const listRoles = async (deps: Deps): Promise<string> =>
  (await listGoverned(deps)).map((row) => [row.handle, row.role, ...row.bans.map((scope) => `banned:${scope}`)].join('\t')).join('\n');
