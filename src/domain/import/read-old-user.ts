import { parseNewHandle } from '#domain/accounts/handle.ts';
import { parsePlayerName } from '#domain/accounts/player-name.ts';
import { ok } from '#domain/shared/result.ts';
import { readOldMoment } from './old-moment.ts';
import { type ColumnOf, findIdError, type RowRead } from './old-rows.ts';

/** A player from the old site, without a password or an e-mail address. */
export type OldUser = { readonly oldId: string; readonly handle: string; readonly name: string | null; readonly joinedAt: Date };

const LONGEST = 1_000; // Maximum length of a cell in UTF-16 code units, checked before any other processing.

/** Parses a line in the users file with the same rules as a new account. */
export function readOldUser(cells: Readonly<Record<ColumnOf<'users'>, string>>, now: Date, zone: string): RowRead<OldUser> {
  const handle = cells.handle.length > LONGEST ? ({ ok: false, error: 'handle-too-long' } as const) : parseNewHandle(cells.handle);
  const name = cells.name === '' ? ok(null) : readName(cells.name);
  const joinedAt = cells.joined === '' ? ok(now) : readOldMoment(cells.joined, now, zone);
  const wrongIds = findIdError('id', cells.id);
  if (handle.ok && name.ok && joinedAt.ok && wrongIds.length === 0)
    return { ok: true, value: { oldId: cells.id, handle: handle.value, name: name.value, joinedAt: joinedAt.value } };
  return {
    ok: false,
    errors: [
      ...wrongIds,
      ...(handle.ok ? [] : [{ column: 'handle', code: cells.handle === '' ? 'required' : handle.error }]),
      ...(name.ok ? [] : [{ column: 'name', code: name.error }]),
      ...(joinedAt.ok ? [] : [{ column: 'joined', code: joinedAt.error }]),
    ],
  };
}

const readName = (text: string) => (text.length > LONGEST ? ({ ok: false, error: 'name-too-long' } as const) : parsePlayerName(text));
