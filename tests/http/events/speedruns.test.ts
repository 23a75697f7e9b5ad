import { expect, test } from 'vitest';
import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { isFull } from '#tests/support/rounds.ts';
import { localePath } from '#web/i18n/locales.ts';

const { speedruns } = contentCatalogue();

test('the catalogue has 17 speedruns', () => {
  expect(speedruns.size).toBe(17);
});

for (const [index, { id, name }] of [...speedruns.values()].entries())
  test(`a speedrun page shows its podium, its runs and a link to post a run in both languages: ${id}`, async () => {
    for (const locale of isFull ? LANGUAGES : LANGUAGES.filter((_, turn) => turn === index % 2)) {
      const { status, root } = await getPage(localePath(locale, speedrunRoute(id)));
      expect(status).toBe(200);
      expect(textOf(root.querySelector('h1'))).toContain(inLanguage(name, locale));
      expect(root.querySelectorAll('main [data-step]')).toHaveLength(3); // The steps of the podium.
      expect(root.querySelectorAll('main tbody tr').length).toBeGreaterThan(3);
      const post = localePath(locale, `/post?speedrun=${id}`);
      expect(textsOf(root, `a[href="${post}"]`)).toContain(locale === 'en' ? 'Submit run' : 'タイムを投稿');
      const times = textsOf(root, 'main td b').filter((time) => /^\d+(:\d\d){1,2}(\.\d+)?$/.test(time));
      expect(times.length).toBeGreaterThan(3);
      // Fractions have at least two digits, so that the times line up.
      expect(times.filter((time) => /\.\d$/.test(time))).toEqual([]);
    }
  });

test('only the speedruns of game 2 can be filtered by region', async () => {
  const { root } = await getPage('/speedrun/201');
  for (const [region, console] of [
    ['NTSC-U/PAL', 5],
    ['NTSC-J', 6],
  ] as const) {
    const path = `/speedrun/201?console=${console}`;
    expect(hrefOf(root.querySelector('main') ?? root, region)).toBe(path);
    const filtered = await getPage(path);
    const shown = filtered.root
      .querySelector('main table')
      ?.querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('td').at(-3)?.textContent);
    expect([filtered.status, new Set(shown)]).toEqual([200, new Set([region])]);
  }
  expect(await Promise.all([5, 6].map(async (console) => (await get(`/speedrun/301?console=${console}`)).status))).toEqual([404, 404]);
});

test('a speedrun links to its consoles, and a console that it does not offer gets 404', async () => {
  const { root } = await getPage('/speedrun/101');
  expect(hrefOf(root.querySelector('main') ?? root, 'Wii')).toBe('/speedrun/101?console=2');
  const filtered = await getPage('/speedrun/101?console=2');
  const consoles = filtered.root
    .querySelector('main table')
    ?.querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('td').at(-3)?.textContent);
  expect(new Set(consoles)).toEqual(new Set(['Wii']));
  const paths = ['/speedrun/101?console=3', '/speedrun/101?console=x', '/speedrun/103', '/post?speedrun=103'];
  expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404, 404]);
});
