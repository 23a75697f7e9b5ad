import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { withSiteDatabase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import type { CreatedKeyword } from '#usecases/keywords/create-keyword.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { signInAs } from './sign-in.ts';

/** Creates a player on the posting site and signs the page in as that player. */
export async function signInAsNewPlayer(page: Page): Promise<TestActor> {
  const player = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  await signInAs(page, player.handle);
  return player;
}

/** Creates a keyword that another player wrote on the posting site. */
export const createOthersEntry = (more: Partial<Parameters<typeof createEntry>[1]> = {}): Promise<CreatedKeyword> =>
  withSiteDeps(postingSite(), async (deps) => {
    const { userId } = await createActor(deps.db, 'player');
    return createEntry(deps, { userId, ...more });
  });

/** Returns locators for the parts of the keyword editor. */
export function editorParts(page: Page, locale: Language) {
  const { fields, save, conflict, panes } = messagesOf(locale).editor;
  return {
    field: (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true }),
    save: page.getByRole('button', { name: save, exact: true }),
    saveMerged: page.getByRole('button', { name: conflict.save }),
    preview: page.getByRole('region', { name: panes.preview }),
  };
}

/** Opens the keyword editor and waits until its scripts run. The save button is disabled until then. */
export async function openEditor(page: Page, path: string, locale: Language = 'en') {
  await page.goto(localePath(locale, path));
  const parts = editorParts(page, locale);
  await expect(parts.save).toBeEnabled();
  return parts;
}
