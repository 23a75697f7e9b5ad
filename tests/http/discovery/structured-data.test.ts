import { expect, test } from 'vitest';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { readHead } from '#tests/support/http/page-head.ts';
import { playerStats, rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

type Data = Readonly<Record<string, unknown>>;

const readData = async (path: string): Promise<Readonly<Record<string, Data>>> =>
  Object.fromEntries((await readHead(path)).data.map((each) => [String(each['@type']), each]));

const namesIn = (list: Data | undefined) => (list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name);

test("the structured data of the home page contains the site's name in the language of the page", async () => {
  expect((await readData('/ja')).WebSite).toMatchObject({ name: '星草', alternateName: 'Stargrass', inLanguage: 'ja' });
});

test("a stage's structured data contains its breadcrumb, and a keyword's contains its headline", async () => {
  expect(namesIn((await readData('/stage/201')).BreadcrumbList)).toEqual(['Eggs', 'Button Jar Landing']);
  expect((await readData(`/ja${keywordRoute('つゆ卵')}`)).Article).toMatchObject({ headline: 'つゆ卵', inLanguage: 'ja' });
});

test('the structured data of a total lists its first ten players', async () => {
  const [handle = ''] = await rankedHandles('position');
  const { player } = await playerStats(handle);
  const total = await readData('/total/1');
  expect(namesIn(total.BreadcrumbList)).toEqual(['Stargrass', 'Grand Overall Ranking']);
  expect(namesIn(total.ItemList)?.[0]).toBe(player.name);
  expect(namesIn(total.ItemList)).toHaveLength(10);
});

test('the structured data of a player has the name, the last day of activity and the number of posts', async () => {
  const [handle = ''] = await rankedHandles('position');
  const { player, days } = await playerStats(handle);
  expect((await readData(`/ja/user/${handle}`)).ProfilePage).toMatchObject({
    dateModified: days.at(-1)?.day,
    mainEntity: {
      name: player.name,
      alternateName: handle,
      url: `${readingSite().url}/ja/user/${handle}`,
      agentInteractionStatistic: { userInteractionCount: days.reduce((sum, { posts }) => sum + posts, 0) },
    },
  });
});

test('the structured data of an event has an online location and an end after the start', async () => {
  const { Event } = await readData('/limited/151101');
  expect(Event).toMatchObject({ location: { '@type': 'VirtualLocation', url: `${readingSite().url}/limited/151101` } });
  expect(Date.parse(String(Event?.startDate))).toBeLessThan(Date.parse(String(Event?.endDate)));
});
