import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { missingWords } from '#tests/support/texts/missing-words.ts';
import { getHome } from '#usecases/site/get-home.ts';
import { localePath } from '#web/i18n/locales.ts';

for (const locale of LANGUAGES)
  test(`the home page asks visitors to join, and shows the games and the news that the use case returns: ${locale}`, async () => {
    const home = await withSiteDeps(readingSite(), getHome);
    const { root } = await getPage(localePath(locale, '/'));
    expect(root.querySelector(`main a[href="${localePath(locale, '/auth/register')}"]`)).not.toBeNull();
    for (const name of ['records', 'players', 'stages'] as const)
      expect(textOf(root.querySelector(`main [data-number="${name}"]`))).toContain(formatScore(home.stats[name]));
    expect(home.series.map(({ series }) => series.id)).toEqual(
      root.querySelectorAll('main li[data-series]').map((card) => Number(card.getAttribute('data-series'))),
    );
    for (const { series, records } of home.series.filter(({ series: { id } }) => id !== 5))
      expect(textOf(root.querySelector(`main li[data-series="${series.id}"]`))).toContain(formatScore(records));

    const { stories, stageOfWeek } = home;
    const text = textOf(root.querySelector('main'));
    for (const story of stories.feed.stories)
      expect(text).toContain('record' in story ? story.record.value : formatScore(story.player.points));
    for (const name of [stories.newest?.record.name, stories.upset?.author.name, stories.climber?.player.name, stageOfWeek?.leader.name])
      expect(text).toContain(name ?? '');
    expect(missingWords(locale, textsOf(root, 'main *').filter(Boolean))).toEqual([]);
  });
