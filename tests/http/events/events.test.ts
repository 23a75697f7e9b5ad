import { expect, test } from 'vitest';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { isFull } from '#tests/support/rounds.ts';
import { localePath } from '#web/i18n/locales.ts';

const { events } = contentCatalogue();

for (const [index, event] of [...events.values()].entries())
  test(`an event page shows its title, its players and its frozen result in both languages: ${event.id}`, async () => {
    for (const locale of isFull ? LANGUAGES : LANGUAGES.filter((_, turn) => turn === index % 2)) {
      const { html, root } = await getPage(localePath(locale, eventRoute(event.id)));
      expect(textOf(root.querySelector('h1'))).toContain(inLanguage(event.title, locale));
      expect(root.querySelectorAll(`main a[href^="${localePath(locale, '/user/')}"]`).length).toBeGreaterThan(2);
      expect(html).toContain('SHA-256');
    }
  });

test('the event list links to each of the 27 events once', async () => {
  expect(events.size).toBe(27);
  const { root } = await getPage('/limited');
  const links = root.querySelectorAll('main h3 a').map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual([...events.values()].map(({ id }) => eventRoute(id)).toSorted());
});

test('a visitor filters an event by team and opens its stage through links', async () => {
  const event = await getPage('/limited/171013');
  const rows = 'section[aria-labelledby=contribution] tbody tr';
  const everyone = textsOf(event.root, rows);
  const teamPath = hrefOf(event.root, 'Team Pampas');
  expect(teamPath).toBe('/limited/171013?team=10');
  const team = await getPage(teamPath);
  expect(team.root.querySelector(`a[href="${teamPath}"]`)?.hasAttribute('aria-current')).toBe(true);
  expect(textsOf(team.root, rows).length).toBeGreaterThan(0);
  expect(textsOf(team.root, rows).length).toBeLessThan(everyone.length);
  expect(textOf(team.root.querySelector('main'))).toContain('In Asia/Tokyo');
  expect(team.root.querySelector('a[href$=".ics"]')).toBeNull(); // The event is over.
  const stage = team.root.querySelectorAll('main a').find((link) => textOf(link).startsWith('Opening Chord'));
  const opened = await getPage(stage?.getAttribute('href') ?? '');
  expect(textOf(opened.root.querySelector('h1'))).toBe('Opening Chord');
});

test('a replay links to its hours and turning points, and its slider is a form', async () => {
  const replay = '/limited/211105/replay';
  const { root } = await getPage(`${replay}?hour=3`);
  expect(textOf(root.querySelector('#standings'))).toBe('Standings at hour 3');
  const nextPath = root.querySelector('a[aria-label="Next hour"]')?.getAttribute('href') ?? '';
  expect(textOf((await getPage(nextPath)).root.querySelector('#standings'))).toBe('Standings at hour 4');
  const form = root.querySelectorAll('form').find((each) => each.querySelector('input[type=range][name=hour]'));
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([replay, 'get']);
  expect(textsOf(root, 'form button[type=submit]')).toContain('Go to this hour');
  expect(textOf((await getPage(`${replay}?hour=10`)).root.querySelector('#standings'))).toBe('Standings at hour 10');
  const turn = root.querySelectorAll('main section a').find((link) => textOf(link) === 'Hour 1');
  expect(textOf((await getPage(turn?.getAttribute('href') ?? '')).root.querySelector('#standings'))).toBe('Standings at hour 1');
});
