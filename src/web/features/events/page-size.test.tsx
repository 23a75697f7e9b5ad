import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { eventField } from '#domain/events/plan/event-field.ts';
import { contributionsOf } from '#domain/events/result/contributions.ts';
import { bestsOfPosts, type EventPost, standingsOf } from '#domain/events/result/standings.ts';
import { MEMBERS_ROWS, standingsPage, standingsRows } from '#domain/events/result/standings-query.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { AreaMap } from '#web/features/events/battle/area-map.tsx';
import { contributionColumns } from '#web/features/events/battle/contribution-columns.tsx';
import { ContributionContent } from '#web/features/events/battle/contribution-content.tsx';
import { StageCards } from '#web/features/events/battle/stage-cards.tsx';
import { TeamBattle } from '#web/features/events/battle/team-battle.tsx';
import { TeamTable } from '#web/features/events/battle/team-table.tsx';
import { MemberItems } from '#web/features/events/cards/member-items.tsx';
import { ResultCard } from '#web/features/events/cards/result-card.tsx';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { EventHead } from './event-head.tsx';

const MEMBERS = 200;
const MOST = 3_000;
const ELSEWHERE = 600; // Header, menus and footer of the site, entry card and description.

const catalogue = contentCatalogue();

/** Returns the page of an event in which every member has posted on every stage. */
function fullPage(code: number): EventPage {
  const event = catalogue.events.get(code);
  if (!event) throw new Error(`event ${code} is not in the catalogue`);
  const members = Array.from({ length: MEMBERS }, (_, index) => ({
    userId: index + 1,
    teamId: event.teams[index % 2] ?? null,
    strength: 0,
    joinedAt: new Date(0),
  }));
  const field = eventField(catalogue, event, members);
  const posts = members.flatMap(({ userId }) =>
    field.boards.map(
      (boardId): EventPost => ({ recordId: `${userId}/${boardId}`, userId, boardId, rankKey: -1_000 + userId, postedAt: new Date(0) }),
    ),
  );
  const standings = standingsOf(field, bestsOfPosts(posts));
  const view = {
    event,
    state: 'closed',
    window: 'over',
    entry: 'over',
    sealed: false,
    members,
    boards: field.boards,
    ...standings,
    contributions: contributionsOf(standings),
    posted: posts.length,
    posters: MEMBERS,
    gains: new Map(members.map(({ userId }) => [userId, 1])),
    result: null,
    amendments: [],
    names: new Map(members.map(({ userId }) => [userId, { userId, handle: `player${userId}`, name: `Player ${userId}` }])),
  } as unknown as EventPage['view'];
  const listed = standingsPage(view.players, { team: null, page: 1 }, standingsRows(view.boards.length));
  if (!listed.ok) throw new Error('the standings have no first page');
  return { view, standings: listed.value, members: null, classes: new Map(members.map(({ userId }) => [userId, 5])), evidence: null };
}

const count = (part: ReactElement): number => renderToStaticMarkup(part).match(/<[a-z]/gi)?.length ?? 0;

test.each([
  ['two teams and eight stages', 180101],
  ['thirty stages', 190209],
  ['two teams and a map of thirty cells', 200723],
])(`an event with ${MEMBERS} members has at most ${MOST} elements: %s`, (_, code) => {
  const page = fullPage(code);
  const part = { catalogue, view: page.view, locale: 'en' } as const;
  const columns = contributionColumns({ catalogue, page, locale: 'en' });
  const isMapped = page.view.event.area !== null && page.view.event.teams.length > 0;
  const counts = {
    head: count(<EventHead {...part} />),
    battle: count(<TeamBattle {...part} />),
    stages: count(isMapped ? <AreaMap {...part} /> : <StageCards {...part} />),
    ranking: count(
      <table>
        <ContributionContent catalogue={catalogue} page={page} columns={columns} locale="en" />
      </table>,
    ),
    teams: count(<TeamTable {...part} />),
    result: count(<ResultCard view={page.view} locale="en" />),
  };
  const sum = Object.values(counts).reduce((all, each) => all + each, ELSEWHERE);
  expect(sum, JSON.stringify(counts)).toBeLessThanOrEqual(MOST);
  expect(counts.ranking).toBeGreaterThan(page.standings.rows.length * page.view.boards.length);
});

test('a page of members has at most a hundred of them, in the order in which they joined', () => {
  const page = fullPage(180101);
  const members = standingsPage(page.view.members, { team: null, page: 2 }, MEMBERS_ROWS);
  if (!members.ok) throw new Error('the members have no second page');
  const html = renderToStaticMarkup(<MemberItems catalogue={catalogue} page={page} members={members.value} locale="ja" />);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(Array.from({ length: MEMBERS_ROWS }, (_, index) => `/ja/user/player${index + 101}`));
  expect(html.match(/<li>/g)).toHaveLength(MEMBERS_ROWS);
});
