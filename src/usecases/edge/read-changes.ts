import { listNamesOfKeywords, listPlacesOfRecords, type PageEvent } from '#data/queries/site/changed-pages.ts';
import { ALONE, type Change } from '#domain/edge/changed-keys.ts';
import type { Deps } from '#usecases/deps.ts';

type PageEvents = readonly PageEvent[];

/**
 * Converts outbox events into changes, loading the keywords and records they refer to. An event of an unknown kind
 * becomes 'rebuilt', which purges the whole site.
 */
export async function readChanges(deps: Pick<Deps, 'db' | 'catalogue'>, events: PageEvents): Promise<Change[]> {
  const subjects = (kind: string) => events.flatMap((event) => (event.kind === kind ? event.subject : []));
  const keywords = await listNamesOfKeywords(deps.db, subjects('keyword'));
  const simple = events.flatMap(({ kind, subject }): Change | [] => {
    if (LOOKED_UP.includes(kind)) return [];
    return READ[kind]?.(subject) ?? { what: ALONE.find((what) => what === kind) ?? 'rebuilt' };
  });
  return [...simple, ...keywords.map((keyword): Change => ({ what: 'keyword', ...keyword })), ...(await readRecords(deps, events))];
}

const LOOKED_UP: readonly string[] = ['keyword', 'posted', 'changed', 'corrected'];

const READ: Readonly<Record<string, (subject: string) => Change>> = {
  'spoken-of': (recordId) => ({ what: 'spoken-of', recordId }),
  event: (code) => ({ what: 'event', code: Number(code) }),
  joined: (code) => ({ what: 'joined', code: Number(code) }),
  hour: (code) => ({ what: 'hour', code: Number(code) }),
  picture: (uploadId) => ({ what: 'picture', uploadId }),
  totals: (moved) => ({ what: 'totals', haveClassesMoved: moved === 'classes' }),
  page: (path) => ({ what: 'page', path }),
};

async function readRecords(deps: Pick<Deps, 'db' | 'catalogue'>, events: PageEvents): Promise<Change[]> {
  const recordEvents = events.flatMap(({ kind, subject }) => {
    const what = (['posted', 'changed', 'corrected'] as const).find((each) => each === kind);
    const [recordId = '', from] = subject.split('/');
    return what ? { what, recordId, from: Number(from) } : [];
  });
  if (recordEvents.length === 0) return [];
  const { boards } = await deps.catalogue();
  const places = await listPlacesOfRecords(deps.db, [...new Set(recordEvents.map(({ recordId }) => recordId))]);
  const byId = new Map(places.map((place) => [place.recordId, place]));
  return recordEvents.flatMap(({ what, recordId, from }): Change | [] => {
    const place = byId.get(recordId);
    const board = place && boards.get(place.boardId);
    if (!place) return [];
    if (!board) return { what: 'rebuilt' }; // The board is newer than this process's catalogue.
    const of = { recordId, board, handle: place.handle };
    return what === 'corrected' ? { what, ...of, from: boards.get(from) ?? board } : { what, ...of };
  });
}
