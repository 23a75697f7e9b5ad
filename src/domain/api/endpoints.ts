import { getEventBoard, getSpeedrunBoard, getSpeedrunHistory, getStageBoard, getStageHistory } from './boards.ts';
import { getCatalogue, getDocument, getStage } from './catalogue.ts';
import { comparePlayers } from './compare.ts';
import type { Endpoint } from './endpoint.ts';
import { getEvent, listEvents } from './events.ts';
import { getKeyword, listKeywords } from './keywords.ts';
import { listLog } from './log.ts';
import { getNews, listNews } from './news.ts';
import { getPlayer, getPlayerProgress, listPlayerRecords, listPlayers } from './players.ts';
import { getRecord, listRecords } from './records.ts';
import { getRule, listRules } from './rules.ts';
import { getTotal, getTotalMoves, listTotals } from './totals.ts';

/** Every endpoint of the public API, in the order of its document. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...[getDocument, getCatalogue, getStage, listRules, getRule],
  ...[getStageBoard, getStageHistory, getSpeedrunBoard, getSpeedrunHistory, getEventBoard],
  ...[listTotals, getTotal, getTotalMoves],
  ...[listPlayers, getPlayer, listPlayerRecords, getPlayerProgress, comparePlayers],
  ...[listRecords, getRecord, listEvents, getEvent, listLog],
  ...[listKeywords, getKeyword, listNews, getNews],
];
