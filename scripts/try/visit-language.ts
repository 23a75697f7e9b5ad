// node scripts/try/visit-language.ts LANGUAGE: starts the built site on DATABASE_URL, which contains the demo, and requests
// every kind of page in a language. Run by `npm run try:language` in its copy of the checkout.
import { openDatabase } from '#data/db.ts';
import { isLanguage, type Language } from '#domain/shared/language.ts';
import { kindOf } from '#tests/support/http/site-addresses.ts';
import { kindsWithoutSample, SIGNED_IN_PAGES, VISITOR_PAGES } from '#tests/support/page-samples.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { startSite } from '#tests/support/site.ts';
import { localePath } from '#web/i18n/locales.ts';
import { MISSING_MESSAGES } from '#web/i18n/messages.ts';
import { parseEnv } from '#wiring/env.ts';

const SAMPLES = { visitor: VISITOR_PAGES, ...SIGNED_IN_PAGES };
// The browser loads these, or other sites do.
const FILES = ['/card.png', '/stage/201/card.png'];

const [language = ''] = process.argv.slice(2);
if (!isLanguage(language)) throw new Error(`"${language}" is not in LANGUAGES`);
process.exitCode = (await visit(language)) ? 0 : 1;

async function visit(locale: Language): Promise<boolean> {
  const { DATABASE_URL: databaseUrl } = parseEnv(process.env);
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, statementTimeoutMs: 60_000 });
  const site = await startSite(databaseUrl, { role: 'as given' });
  const problems = kindsWithoutSample().map((kind) => `${kind} has no sample address`);
  const kinds = new Set<string>();
  let answered = 0;
  try {
    for (const [role, paths] of Object.entries(SAMPLES)) {
      const { cookie } = await createActor(db, role as keyof typeof SAMPLES);
      for (const path of role === 'visitor' ? [...paths, ...FILES] : paths) {
        const address = localePath(locale, path);
        const answer = await send(site.url, { path: address, cookie });
        const body = await answer.text();
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
        if (answer.status !== 200) problems.push(`${address} as ${role}: ${answer.status}`);
        else if (isPage && !body.includes(`lang="${locale}"`)) problems.push(`${address} as ${role}: not in ${locale}`);
        else answered += 1;
        kinds.add(kindOf(path) ?? path);
      }
    }
    const menu = await send(site.url, { path: `/api/menu/${locale}` });
    if (menu.status !== 200) problems.push(`/api/menu/${locale}: ${menu.status}`);
  } finally {
    await site.stop();
    await close();
  }
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(`routes: ${kinds.size} kinds of pages, ${answered} addresses answered 200, ${problems.length} problems`);
  console.log(`texts missing: ${MISSING_MESSAGES[locale]}`);
  return problems.length === 0;
}
