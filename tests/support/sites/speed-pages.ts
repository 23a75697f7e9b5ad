import type { Language } from '#domain/shared/language.ts';
import { measuredPages } from '#tests/support/browser/lighthouse.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import type { TestSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

/** The lowest score that is good enough, by page. */
const GOALS = { home: 95, stage: 95, total: 95, game: 95, ranking: 90, player: 95, compare: 90, event: 90, record: 90 } as const;

type PageName = keyof typeof GOALS;

export const PAGE_NAMES: readonly string[] = Object.keys(GOALS);

export type MeasuredPage = { readonly page: PageName; readonly language: Language; readonly path: string; readonly goal: number };

/** Lists the pages to measure, with the first two players of the site's demo community. */
export async function listPages(site: TestSite, names: readonly string[], languages: readonly Language[]): Promise<MeasuredPage[]> {
  const [first = '', second = ''] = await rankedHandles('position', site);
  const paths: Record<PageName, string> = {
    ...measuredPages(first),
    game: '/game/2',
    ranking: '/ranking',
    compare: `/compare/${first}/${second}`,
    event: '/limited/151101',
    record: '/record/1',
  };
  const chosen = (Object.keys(GOALS) as PageName[]).filter((name) => names.includes(name));
  return chosen.flatMap((page) =>
    languages.map((language) => ({ page, language, path: localePath(language, paths[page]), goal: GOALS[page] })),
  );
}
