import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { recordLabels } from './record-labels.ts';
import { RecordsContent } from './records-table.tsx';

type Standing = PlayerPage['standings'][number];

const catalogue = contentCatalogue();
const labels = recordLabels({ isNow: true, filter: { console: 0, page: 1 } } as PlayerPage, 'en');

const standingOn = (ruleId: number, change: Partial<Standing> = {}): Standing => {
  const board = [...catalogue.boards.values()].find((each) => each.kind === 'stage' && each.ruleId === ruleId);
  if (!board) throw new Error(`rule ${ruleId} has no stages`);
  const standing = { board, rank: 2, shared: true, players: 40, points: 1234, rankKey: -500, firstKey: -520, recordId: '77' };
  return { ...standing, aboveKey: null, postedAt: new Date('2026-01-02T00:00:00Z'), ...change } as Standing;
};

const draw = (standings: readonly Standing[]) =>
  renderToStaticMarkup(
    <table>
      <RecordsContent
        catalogue={catalogue}
        standings={standings}
        caption="Newest records"
        labels={labels}
        zone="Asia/Tokyo"
        locale="en"
        query="console=4"
        hasRules
      />
    </table>,
  );

test('a row shows rank, value, gap, points and date, and links to the ranking under the filter and to the record', () => {
  const html = draw([standingOn(21)]);
  expect(html).toContain('href="/stage/201?console=4"');
  expect(html).toMatch(/href="\/record\/77"[^>]*>500</);
  for (const text of ['=2', '20', '1,234', '2026/01/02', '<small>Eggs</small>']) expect(html).toContain(text);
});

test('a first place has a tag in place of the gap, and a table without points has no column for them', () => {
  const html = draw([standingOn(21, { rank: 1, shared: false, firstKey: -500, points: null })]);
  expect(html).toContain('World record');
  expect(html).not.toContain('Points');
});
