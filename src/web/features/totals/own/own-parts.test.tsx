import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { ownLabels, titleWords } from '#web/features/totals/total-labels.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { OwnRowBar } from './own-row-bar.tsx';
import { OwnStages } from './own-stages.tsx';
import { OwnStem } from './own-stem.tsx';
import { OwnNextClass, OwnTitle } from './own-title.tsx';
import { OwnTotal, type OwnTotalLine } from './own-total.tsx';

const CATALOGUE = contentCatalogue();
const WORDS = titleWords(CATALOGUE, 'en');
const LINE: OwnTotalLine = {
  place: '=48',
  rank: 48,
  page: 1,
  rankClass: 4,
  value: 238_120,
  sum: '238,120',
  played: 17,
  boards: 30,
  players: 222,
  behind: 173,
  places: [15, null],
  classmates: null,
  next: null,
  above: { name: 'Quillwood', rank: 47, missing: '560' },
};

let reader: string | undefined;
let line: OwnTotalLine | null;

beforeEach(() => {
  reader = 'brindle';
  line = LINE;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(reader === undefined ? {} : { user: { userId: reader, name: 'Brindle' } });
    return path === '/api/me/totals/20' ? Response.json({ line }) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const total = CATALOGUE.totals.get(20);
  if (!total) throw new Error('no total 20');
  await act(refetchSession);
  render(
    <OwnTotal totalId={20}>
      <section>
        <h2>
          <OwnTitle words={WORDS}>67 of 222 players have 0 to 50,000</OwnTitle>
        </h2>
        <p data-testid="next">
          <OwnNextClass words={WORDS}>class border</OwnNextClass>
        </p>
        <svg role="img" aria-label="Distribution" />
        <OwnStem
          stems={[0, 200_000, 400_000].map((key, index) => ({ key, x: index * 10, y: index }))}
          root={97}
          rise={14}
          by="value"
          label="You {sum}"
        />
      </section>
      <OwnStages count={2} words={{ title: 'Your 2 stages', played: '{played} played', invite: 'Play one of these', none: 'No record' }}>
        <i>legend</i>
      </OwnStages>
      <table>
        <thead>
          <tr>
            <th data-h="">
              {[201, 202].map((id) => (
                <a key={id} href={`/stage/${id}`} title={`Stage ${id}`}>
                  {id}
                </a>
              ))}
            </th>
          </tr>
        </thead>
      </table>
      <OwnRowBar labels={ownLabels(CATALOGUE, total, [], 'en')} firstPageHref="/total/20" />
    </OwnTotal>,
  );
  await act(async () => {});
}
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

test('a reader sees how many players are behind, their stem and their places', async () => {
  await show();
  expect(title()).toBe("You're ahead of 173 of 222 players");
  const chart = screen.getByRole('img', { name: 'Distribution' });
  expect(chart.querySelector('text')?.textContent).toBe('You 238,120');
  expect(chart.querySelector('path')?.getAttribute('d')).toBe('M10 97V1'); // The stem of 200,000 to 400,000.
  expect(screen.getByText('17 played')).toBeTruthy();
  const cells = screen.getAllByRole('link', { name: /^Stage \d+: / });
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(['Stage 201: 15', 'Stage 202: No record']);
  expect(cells.map((cell) => cell.getAttribute('href'))).toEqual(['/stage/201', '/stage/202']);
});

test('the bar has the place, the sum, the boards played and the gap to the next player', async () => {
  await show();
  const bar = screen.getByRole('link', { name: /48th/ });
  expect(bar.textContent).toBe('=48th238,12017/30 boards+560 to 47th · Quillwood');
  expect(bar.getAttribute('href')).toBe('/total/20#me');
});

test('a reader below the first page finds their row on its page', async () => {
  line = { ...LINE, place: '=98', rank: 98, page: 2 };
  await show();
  expect(screen.getByRole('link', { name: /98th/ }).getAttribute('href')).toBe('/total/20?page=2#me');
});

test('in total 1, the title counts the class and names the next one', async () => {
  line = { ...LINE, classmates: 21, next: { rankClass: 5, missing: '9,399' } };
  await show();
  expect(title()).toBe("You're one of 21 players in C2");
  expect(screen.getByTestId('next').textContent).toBe('9,399 pts to C1');
});

test.each([
  ['a visitor', undefined, LINE],
  ['a reader who is not in the total', 'brindle', null],
])('%s sees the same page as everyone, with an invitation', async (_, user, own) => {
  reader = user;
  line = own;
  await show();
  expect(title()).toBe('67 of 222 players have 0 to 50,000');
  expect(screen.getByTestId('next').textContent).toBe('class border');
  expect(screen.getByText('Play one of these')).toBeTruthy();
  expect(screen.queryByText(/You 238/)).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('nobody is told to be ahead of no one', async () => {
  line = { ...LINE, behind: 0 };
  await show();
  expect(title()).toBe('67 of 222 players have 0 to 50,000');
});
