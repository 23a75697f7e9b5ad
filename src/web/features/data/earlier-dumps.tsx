import { type Dump, dumpFileRoute, PACKAGE_FILE } from '#domain/dumps/dump.ts';
import { rowsFile } from '#domain/dumps/lines.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import styles from './data-page.module.css';

const RECORDS = rowsFile('records', 'jsonl');

/** Lists earlier dumps with the description of their files. */
export function EarlierDumps({ dumps, locale, zone }: { dumps: readonly Dump[]; locale: Language; zone: string }) {
  const { earlier: words } = messagesOf(locale).data;
  return (
    <ul className={styles.files}>
      {dumps.map(({ dumpId, takenAt, files }) => (
        <li key={dumpId}>
          <time dateTime={takenAt.toISOString()}>{formatDate(dayOf(takenAt, zone))}</time>
          <span>{fill(words.records, { count: formatScore(files.find(({ name }) => name === RECORDS)?.rows ?? 0) })}</span>
          {[RECORDS, PACKAGE_FILE].map((name) => (
            <a key={name} className="link tap" href={dumpFileRoute(dumpId, name)} translate="no">
              {name}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
