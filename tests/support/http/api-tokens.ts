import type { TokenScope } from '#domain/tokens/token-rules.ts';
import { createActor, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

/** A player of the posting site with an API token. */
export type TokenPlayer = TestActor & { readonly tokenId: string; readonly secret: string };

/** Creates a player who creates a token as the settings do. */
export async function createTokenPlayer(...scopes: readonly TokenScope[]): Promise<TokenPlayer> {
  const site = postingSite();
  const actor = await withSiteDatabase(site, (db) => createActor(db, 'player'));
  const answer = await send(site.url, { method: 'POST', path: '/api/me/tokens', cookie: actor.cookie, json: { name: 'A bot', scopes } });
  if (answer.status !== 201) throw new Error(`no token: ${answer.status} ${await answer.text()}`);
  const { token, secret } = (await answer.json()) as { token: { id: string }; secret: string };
  return { ...actor, tokenId: token.id, secret };
}
