// npm run admin -- grant|revoke|ban|unban|list|switch|claim-code|verify-log|forget-pages: what an operator does to accounts, switches and the edge. Every change stands in the audit log.
import { ROLES, type Role } from '#domain/accounts/actor.ts';
import { BAN_SCOPES, type BanScope } from '#domain/accounts/bans.ts';
import { ban, changeRole, listGoverned, unban } from '#usecases/accounts/govern.ts';
import { verifyLog } from '#usecases/accounts/verify-log.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { forgetPages } from '#usecases/edge/forget-pages.ts';
import { makeClaimCode } from '#usecases/moving/make-claim-codes.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const USAGE = `usage: npm run admin -- grant HANDLE editor|moderator|admin
       npm run admin -- revoke HANDLE                       (back to player)
       npm run admin -- ban HANDLE site|records|keywords REASON…
       npm run admin -- unban HANDLE
       npm run admin -- list                                (roles beyond player, and bans)
       npm run admin -- switch NAME on|off                  (sign-up, posting, comments, uploads, read-only, banner)
       npm run admin -- claim-code HANDLE                   (for the owner of a name that was imported)
       npm run admin -- verify-log                          (whether the audit log is whole; exits 1 if not)
       npm run admin -- forget-pages                        (the edge fetches all it keeps anew; after a new build)`;

const isGrantable = (text: string | undefined): text is Exclude<Role, 'banned'> => text !== 'banned' && ROLES.some((role) => role === text);
const isScope = (text: string | undefined): text is BanScope => BAN_SCOPES.some((scope) => scope === text);

/** Says what was done, or undefined when the words make no sense. */
async function run(deps: Deps, [verb, handle, word, ...rest]: readonly string[]): Promise<string | undefined> {
  const reason = rest.join(' ').trim().slice(0, 500);
  if (verb === 'list')
    return (await listGoverned(deps))
      .map((row) => [row.handle, row.role, ...row.bans.map((scope) => `banned:${scope}`)].join('\t'))
      .join('\n');
  if (verb === 'verify-log') return verified(await verifyLog(deps));
  if (verb === 'forget-pages') {
    await forgetPages(deps);
    return 'the worker tells every edge to forget its pages';
  }
  if (!handle) return undefined;
  if (verb === 'switch' && (word === 'on' || word === 'off'))
    return said(await turnSwitch(deps, 'operator', handle, { isOn: word === 'on' }), `${handle} is ${word} now`);
  if (verb === 'grant' && isGrantable(word)) return said(await changeRole(deps, 'operator', handle, word), `${handle} is ${word} now`);
  if (verb === 'revoke') return said(await changeRole(deps, 'operator', handle, 'player'), `${handle} is player now`);
  if (verb === 'ban' && isScope(word) && reason)
    return said(await ban(deps, 'operator', handle, { scope: word, reason }), `${handle} is banned: ${word}`);
  if (verb === 'unban') return said(await unban(deps, 'operator', handle), `${handle} is not banned any more`);
  if (verb === 'claim-code') {
    const made = await makeClaimCode(deps, handle);
    return said(made, made.ok ? made.value.code : '');
  }
  return undefined;
}

function said(result: { ok: boolean; error?: string }, words: string): string {
  if (result.ok) return words;
  process.exitCode = 1;
  return `refused: ${result.error}`;
}

function verified(broken: string | undefined): string {
  if (broken === undefined) return 'the audit log is whole';
  process.exitCode = 1;
  return `the audit log was tampered with at or before row ${broken}`;
}

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
try {
  const words = await run(deps, process.argv.slice(2));
  if (words === undefined) process.exitCode = 2;
  console.log(words ?? USAGE);
} finally {
  await close();
}
