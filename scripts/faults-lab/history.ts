import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What a client sends: a score on a board, which no other operation of the same player has. */
export type Invoked = {
  readonly operation: number;
  readonly userId: number;
  readonly boardId: number;
  readonly score: number;
  readonly key: string;
};

/**
 * What became of an operation: `ok` was acknowledged with 201, `fail` was refused with 4xx, and `info` is anything else: the
 * client does not know.
 */
export type Outcome =
  | { readonly outcome: 'ok'; readonly recordId: string }
  | { readonly outcome: 'fail'; readonly status: number }
  | { readonly outcome: 'info' };

export type Operation = Invoked & Outcome;

type Line = { readonly atMs: number } & (
  | (Invoked & { readonly type: 'invoke' })
  | { readonly type: 'ok'; readonly operation: number; readonly recordId: string; readonly attempts: number; readonly replayed: boolean }
  | { readonly type: 'fail'; readonly operation: number; readonly status: number }
  | { readonly type: 'info'; readonly operation: number }
);

type Event = Line extends infer Each ? (Each extends Line ? Omit<Each, 'atMs'> : never) : never;

export type HistoryWriter = { write(event: Event): void; close(): Promise<void> };

/** Writes one JSON line per event, with its time. */
export function writeHistory(file: string): HistoryWriter {
  const stream = createWriteStream(file);
  return {
    write: (event) => void stream.write(`${JSON.stringify({ atMs: Date.now(), ...event })}\n`),
    close: () => new Promise((resolve, reject) => stream.once('error', reject).end(resolve)),
  };
}

/** Combines the lines of a history into operations. An operation without an outcome is `info`. */
export async function foldHistory(lines: AsyncIterable<string> | Iterable<string>): Promise<Operation[]> {
  const operations = new Map<number, Operation>();
  for await (const text of lines) {
    const { type, atMs: _, ...event } = JSON.parse(text) as Line;
    const known = operations.get(event.operation);
    if (type === 'invoke') operations.set(event.operation, { ...(event as Invoked), outcome: 'info' });
    else if (!known) throw new Error(`the history has no invocation of operation ${event.operation}`);
    else operations.set(event.operation, { ...known, ...outcomeOf({ type, ...event } as Event) });
  }
  return [...operations.values()];
}

function outcomeOf(event: Event): Outcome {
  if (event.type === 'ok') return { outcome: 'ok', recordId: event.recordId };
  return event.type === 'fail' ? { outcome: 'fail', status: event.status } : { outcome: 'info' };
}

/** Reads a history file. */
export const readHistory = (file: string): Promise<Operation[]> => foldHistory(createInterface({ input: createReadStream(file) }));
