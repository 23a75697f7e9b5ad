import { z } from 'zod';
import { BADGES } from '#domain/badges/badges.ts';
import { STYLE_RULES, type StyleName } from '#domain/rankings/player/play-style.ts';
import { defineEndpoint } from './endpoint.ts';
import { momentFields, pageFields } from './parameters.ts';
import {
  boardShape,
  eventCodeShape,
  handleParameter,
  idParameter,
  instantShape,
  localisedShape,
  nextClassShape,
  personFields,
  placeFields,
  playerFields,
  valueFields,
} from './shapes.ts';
import { askedFields, pagingFields, sumFields } from './totals.ts';

const styleNames = Object.keys(STYLE_RULES) as [StyleName, ...StyleName[]];
const badgeId = z.enum(BADGES.map(({ id }) => id));
const share = z.number().min(0).max(1);

/** All players by their place in total 1, as on `/ranking`. */
export const listPlayers = defineEndpoint({
  path: '/players',
  operationId: 'listPlayers',
  tag: 'Players',
  summary: 'All players, ranked by total 1',
  params: z.object({}),
  query: z.object({ ...momentFields, ...pageFields }),
  answer: z.object({
    ...askedFields,
    ...pagingFields,
    players: z.int(),
    data: z.array(
      z.object({
        ...placeFields,
        ...playerFields,
        ...sumFields,
        newestAt: instantShape.meta({ description: "When the newest of the player's counted bests was posted." }),
        shares: z.array(z.object({ series: z.int(), share })).meta({ description: 'Shares of the points by series.' }),
        posts: z.int().meta({ description: 'Records posted in the year of the ranking.' }),
        lastPostAt: instantShape.nullable(),
      }),
    ),
  }),
});

/** A place with its value. */
export const standingFields = {
  ...placeFields,
  players: z.int().meta({ description: 'Players on the board.' }),
  points: z.int().nullable().meta({ description: 'Null on speedruns.' }),
  ...valueFields,
  recordId: z.string(),
  postedAt: instantShape,
};

/** What the page of a player shows above the list of records. */
export const getPlayer = defineEndpoint({
  path: '/players/{userId}',
  operationId: 'getPlayer',
  tag: 'Players',
  summary: 'A player: class, places in totals, events, badges and profile',
  params: z.object({ userId: handleParameter }),
  query: z.object(momentFields),
  answer: z.object({
    ...askedFields,
    ...playerFields,
    closed: z.boolean().meta({ description: 'Whether the account is closed. Its records stay, without a name.' }),
    points: z.int().meta({ description: 'Points in total 1 over all consoles, which decide the class.' }),
    nextClass: nextClassShape,
    totals: z.array(
      z.object({
        totalId: z.int(),
        ...placeFields,
        players: z.int(),
        ...sumFields,
        allBoards: z.int().meta({ description: 'Boards of the total.' }),
      }),
    ),
    boards: z.int().meta({ description: 'Boards with a record of the player.' }),
    medals: z.array(z.int()).meta({ description: 'How many first, second and third places.' }),
    style: z.array(z.object({ name: z.enum(styleNames), share, played: z.int(), boards: z.int() })),
    events: z.array(
      z.object({
        code: eventCodeShape,
        title: localisedShape,
        teamId: z.int().nullable(),
        place: z.object({ ...placeFields, players: z.int() }).nullable(),
      }),
    ),
    profile: z
      .object({
        bio: z.string().nullable(),
        links: z.array(z.string()),
        favourite: z.int().nullable().meta({ description: 'A series.' }),
        title: badgeId.nullable().meta({ description: 'An earned badge that the player chose.' }),
        badges: z.array(z.object({ id: badgeId, name: localisedShape, earned: z.boolean(), number: z.int() })),
        runs: z.array(z.string()).meta({ description: 'Records at the top of the page.' }),
      })
      .nullable()
      .meta({ description: 'Null under a filter and for a closed account.' }),
  }),
});

/** Every board with a record of a player, with the place there. */
export const listPlayerRecords = defineEndpoint({
  path: '/players/{userId}/records',
  operationId: 'listPlayerRecords',
  tag: 'Players',
  summary: "A player's best on every board, in the order of the catalogue",
  description: 'Includes all boards in one answer. Superseded records: `/records?player={userId}`.',
  params: z.object({ userId: handleParameter }),
  query: z.object({ ...momentFields, rule: idParameter.optional().meta({ description: 'Only boards of this rule.' }) }),
  answer: z.object({
    ...askedFields,
    ...personFields,
    data: z.array(
      z.object({
        board: boardShape,
        ...standingFields,
        toAbove: z.number().nullable().meta({ description: 'To the next better place. Null in first place.' }),
        toRecord: z.number().meta({ description: 'To the first place.' }),
      }),
    ),
  }),
});

/** A player's path in total 1. */
export const getPlayerProgress = defineEndpoint({
  path: '/players/{userId}/progress',
  operationId: 'getPlayerProgress',
  tag: 'Players',
  summary: 'Points and rank in total 1 at the end of every month',
  description:
    'Over all consoles, since the player entered the total, oldest first. The last one is the requested day, or this month so far.',
  params: z.object({ userId: handleParameter }),
  query: z.object({ year: momentFields.year, at: momentFields.at }),
  answer: z.object({ ...personFields, data: z.array(z.object({ at: z.iso.date(), points: z.int(), rank: z.int() })) }),
});
