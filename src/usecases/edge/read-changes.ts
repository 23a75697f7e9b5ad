import { listNamesOfKeywords, listPlacesOfRecords, type PageEvent } from '#data/queries/changed-pages.ts';
import { ALONE, type Change } from '#domain/edge/changed-keys.ts';
import type { Deps } from '#usecases/deps.ts';

type PageEvents = readonly PageEvent[];

/** What notes tell of, with what has to be looked up for it; of a kind that this build does not know, that anything may have changed. */
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
  const told = events.flatMap(({ kind, subject }) => {
    const what = (['posted', 'changed', 'corrected'] as const).find((each) => each === kind);
    const [recordId = '', from] = subject.split('/');
    return what ? { what, recordId, from: Number(from) } : [];
  });
  if (told.length === 0) return [];
  const { boards } = await deps.catalogue();
  const places = await listPlacesOfRecords(deps.db, [...new Set(told.map(({ recordId }) => recordId))]);
  const byId = new Map(places.map((place) => [place.recordId, place]));
  return told.flatMap(({ what, recordId, from }): Change | [] => {
    const place = byId.get(recordId);
    const board = place && boards.get(place.boardId);
    if (!place) return [];
    if (!board) return { what: 'rebuilt' }; // of a catalogue that this process has not heard of yet
    const of = { recordId, board, handle: place.handle };
    return what === 'corrected' ? { what, ...of, from: boards.get(from) ?? board } : { what, ...of };
  });
}
