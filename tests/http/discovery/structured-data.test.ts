import { expect, test } from 'vitest';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { readHead } from '#tests/support/http/page-head.ts';
import { playerStats, rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

type Data = Readonly<Record<string, unknown>>;

const readData = async (path: string): Promise<Readonly<Record<string, Data>>> =>
  Object.fromEntries((await readHead(path)).data.map((each) => [String(each['@type']), each]));

const namesIn = (list: Data | undefined) => (list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name);

test("the structured data of the home page names the site in the page's language", async () => {
  expect((await readData('/ja')).WebSite).toMatchObject({ name: '星草', alternateName: 'Stargrass', inLanguage: 'ja' });
});

test('a stage and a keyword have structured data', async () => {
  expect(namesIn((await readData('/stage/201')).BreadcrumbList)).toEqual(['Eggs', 'Button Jar Landing']);
  expect((await readData(`/ja${keywordRoute('つゆ卵')}`)).Article).toMatchObject({ headline: 'つゆ卵', inLanguage: 'ja' });
});

test('a total lists its first ten players', async () => {
  const [handle = ''] = await rankedHandles('position');
  const { player } = await playerStats(handle);
  const total = await readData('/total/1');
  expect(namesIn(total.BreadcrumbList)).toEqual(['Stargrass', 'Grand Overall Ranking']);
  expect(namesIn(total.ItemList)?.[0]).toBe(player.name);
  expect(namesIn(total.ItemList)).toHaveLength(10);
});

test("a player's data has the name, the last day of activity and the number of posts shown on the page", async () => {
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

test('an event takes place online and ends after it starts', async () => {
  const { Event } = await readData('/limited/151101');
  expect(Event).toMatchObject({ location: { '@type': 'VirtualLocation', url: `${readingSite().url}/limited/151101` } });
  expect(Date.parse(String(Event?.startDate))).toBeLessThan(Date.parse(String(Event?.endDate)));
});
