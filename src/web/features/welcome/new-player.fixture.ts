import type { OfferedRival } from '#web/server/account/read-new-player.ts';
import type { FirstDashboardData } from './first-props.ts';

const named = (en: string, ja: string) => ({ en, ja });
const D3 = { id: 0, name: named('D3', '六級') };

const rival = (userId: string, gained: number): FirstDashboardData['rivals'][number] => ({
  ...{ userId, name: userId, rank: 258, rankClass: D3, points: 5_992, gained, postedOn: '2026-11-03' },
  planet: { handle: userId, rankClass: 0, worldRecords: 0, stages: { 2: 5 }, events: [] },
});

/** A player who has chosen two games, a first stage and two rivals. */
export const NEW_PLAYER: FirstDashboardData = {
  userId: 'sorrel',
  name: 'Sorrel',
  step: 4,
  games: [2, 4].map((seriesId) => ({
    seriesId,
    name: named(`Sproutfold ${seriesId}`, `メブキの箱庭${seriesId}`),
    short: named(`SF${seriesId}`, `箱庭${seriesId}`),
  })),
  boardId: 7,
  stages: [
    {
      ...{ boardId: 7, stageId: 210, ruleId: 21, seriesId: 2, stage: named('Carousel Undercroft', '回転木馬の地下室'), rule: null },
      ...{ value: '52,460', rank: 10, players: 23, points: 2_304, rankClass: D3 },
    },
  ],
  rivals: [rival('halfmoon', 0), rival('mossjar', 8)],
  completed: ['games', 'stage', 'rivals'],
  event: { code: 261_101, title: named('Lantern Wick', '灯心合戦'), daysLeft: 2, hasTeams: true },
};

/** Players who are offered as rivals. */
export const OFFERS: readonly OfferedRival[] = ['halfmoon', 'mossjar', 'brookfinch'].map((userId) => ({
  ...rival(userId, 0),
  ...{ reason: 'close', game: null, playsGames: true, isChosen: false },
}));
