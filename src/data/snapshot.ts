import type { Db } from './db.ts';

type Answers = Map<string, Promise<unknown>>;
const answersOf = new WeakMap<Db, Answers>();

/** Reads that all see the database as it was at one instant. */
export function inSnapshot<Answer>(db: Db, read: (snapshot: Db) => Promise<Answer>): Promise<Answer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => {
      answersOf.set(snapshot, new Map());
      return read(snapshot);
    });
}

/** Asks once a snapshot, inside which no answer can change; outside of one it asks every time. */
export function oncePerSnapshot<Answer>(db: Db, name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = answersOf.get(db);
  const answer = (answers?.get(name) as Promise<Answer> | undefined) ?? ask();
  answers?.set(name, answer);
  return answer;
}
