import { type Dump, type DumpFile, dumpFileRoute, PACKAGE_FILE, SIGNATURE_FILE, SUMS_FILE, sumsOf } from '#domain/dumps/dump.ts';
import { formatBytes } from '#domain/dumps/format-bytes.ts';
import { LICENCES } from '#domain/dumps/licences.ts';
import { DUMP_FORMATS, rowsFile } from '#domain/dumps/lines.ts';
import { DUMP_KINDS } from '#domain/dumps/rows.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { When } from '#web/i18n/when.tsx';
import { CodeBlock } from '#web/ui/markdown/code-block.tsx';
import { Facts } from '#web/ui/table/facts.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import styles from './data-page.module.css';

const FORMAT_NAMES = { jsonl: 'JSON Lines', csv: 'CSV' } as const;

/** Shows the facts and files of a dump, with its checksums. */
export function NewestDump({ dump, locale, zone }: { dump: Dump; locale: Language; zone: string }) {
  const { newest: words, kinds } = messagesOf(locale).data;
  const files = new Map(dump.files.map((file) => [file.name, file]));
  const { title, url } = LICENCES[dump.licence];
  const others = { [PACKAGE_FILE]: words.package, [SUMS_FILE]: words.sums, [SIGNATURE_FILE]: words.minisig };
  const bytes = dump.files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <>
      <Facts
        items={[
          { term: words.taken, value: <When at={dump.takenAt.getTime()} text={formatDate(dayOf(dump.takenAt, zone))} /> },
          { term: words.records, value: formatScore(files.get(rowsFile('records', 'jsonl'))?.rows ?? 0) },
          { term: words.size, value: formatBytes(bytes) },
          {
            term: words.licence,
            value: (
              <a className="link tap" href={url} rel="license noopener" title={title}>
                {dump.licence}
              </a>
            ),
          },
          { term: words.signature, value: dump.publicKey ? words.signed : words.unsigned },
        ]}
      />
      <PlainTable
        caption={words.caption}
        columns={[
          { label: words.content },
          { label: words.rows, isNumeric: true, phoneLabel: words.rowsOnPhone },
          ...DUMP_FORMATS.map((format) => ({ label: FORMAT_NAMES[format], isNumeric: true })),
        ]}
        rows={DUMP_KINDS.map((kind) => ({
          key: kind,
          cells: [
            kinds[kind],
            formatScore(files.get(rowsFile(kind, 'jsonl'))?.rows ?? 0),
            ...DUMP_FORMATS.map((format) => (
              <FileLink
                key={format}
                dump={dump}
                file={files.get(rowsFile(kind, format))}
                label={`${kinds[kind]}, ${FORMAT_NAMES[format]}`}
              />
            )),
          ],
        }))}
      />
      <h3>{words.also}</h3>
      <ul className={styles.files}>
        {Object.entries(others)
          .filter(([name]) => files.has(name))
          .map(([name, text]) => (
            <li key={name}>
              <a className="link tap" href={dumpFileRoute(dump.dumpId, name)} translate="no">
                {name}
              </a>
              <span>{text}</span>
            </li>
          ))}
      </ul>
      <details className={styles.sums}>
        <summary>{words.allSums}</summary>
        <CodeBlock label={words.allSums}>
          {sumsOf(dump.files.filter(({ name }) => name !== SUMS_FILE && name !== SIGNATURE_FILE))}
        </CodeBlock>
      </details>
    </>
  );
}

/** A link to a file that shows its size. */
const FileLink = ({ dump, file, label }: { dump: Dump; file: DumpFile | undefined; label: string }) =>
  file && (
    <a className="link tap" href={dumpFileRoute(dump.dumpId, file.name)} aria-label={`${label}, ${formatBytes(file.bytes)}`}>
      {formatBytes(file.bytes)}
    </a>
  );
