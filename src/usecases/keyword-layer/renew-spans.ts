import { inTransaction } from '#data/in-transaction.ts';
import { addPageEvents, type PageEvent } from '#data/queries/site/changed-pages.ts';
import { listNamedEntries, listTextsToRead, saveSpans, type TextToRead } from '#data/queries/texts/keyword-spans.ts';
import { createSpanFinder } from '#domain/keyword-layer/find-spans.ts';
import { termsOf } from '#domain/keyword-layer/terms.ts';
import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import type { Deps } from '#usecases/deps.ts';

const BATCH = 200;
const FEW = 20; // Up to this many records get a page event each; more share one event.

/**
 * Scans every text that is new, or that was last scanned with a different set of keyword names. Returns the number of
 * scanned texts. Idempotent.
 */
export async function renewSpans({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { entries, print } = await listNamedEntries(db, { flag: KEYWORD_FLAGS.deleted, category: RULE_CATEGORY });
  const find = createSpanFinder(termsOf(entries));
  let [read, after] = [0, { source: '', sourceId: '' }];
  for (;;) {
    const texts = await listTextsToRead(db, print, after, BATCH);
    const last = texts.at(-1);
    if (!last) return read;
    const found = texts.map(({ text, ...place }) => {
      const own = place.source === 'keyword' ? place.sourceId.split('/')[0] : undefined;
      return { ...place, spans: text === null ? [] : find({ text, markup: place.source === 'keyword', own }) };
    });
    await inTransaction(db, async (tx) => {
      await saveSpans(tx, print, found);
      await addPageEvents(tx, eventsOf(texts));
    });
    read += texts.length;
    after = last;
  }
}

function eventsOf(texts: readonly TextToRead[]): readonly PageEvent[] {
  const isFew = texts.length <= FEW && texts.every(({ source }) => source === 'record');
  return isFew ? texts.map(({ sourceId }) => ({ kind: 'spoken-of', subject: sourceId })) : [{ kind: 'texts', subject: '' }];
}
