import { listPlayerRecords } from '#domain/api/players.ts';
import { listPlayerStandings } from '#usecases/players/list-player-standings.ts';
import { refuse } from '#usecases/refused.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { playerRecords } from '#web/server/v1/player-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listPlayerRecords, async ({ params, query: { rule, ...filter } }) => {
  const standings = await listPlayerStandings(deps(), params.userId, { ...filter, rule: rule?.toString() });
  return standings.ok ? { ok: true, value: playerRecords(await readCatalogue(), standings.value) } : refuse('not-found');
});
