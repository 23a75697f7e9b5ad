import type { ReactNode } from 'react';
import { DUMPS_RETAINED, type Dump, dumpFileRoute, SIGNATURE_FILE, SUMS_FILE } from '#domain/dumps/dump.ts';
import { LICENCES } from '#domain/dumps/licences.ts';
import { rowsFile } from '#domain/dumps/lines.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import { siteUrl, siteZone } from '#web/server/site/site-settings.ts';
import { CodeBlock } from '#web/ui/markdown/code-block.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import styles from './data-page.module.css';
import { EarlierDumps } from './earlier-dumps.tsx';
import { NewestDump } from './newest-dump.tsx';

type Props = { dumps: readonly Dump[]; locale: Language };

/** Offers the public dumps: what is in them, how to verify them and how to build a mirror. */
export function DataPage({ dumps, locale }: Props) {
  const words = messagesOf(locale).data;
  const [newest, ...earlier] = dumps;
  const at = (dumpId: string, file: string) => `${siteUrl()}${dumpFileRoute(dumpId, file)}`;
  return (
    <ScapePage seed={words.title.length} seriesToken={0} title={words.title} lead={words.lead}>
      {newest ? (
        <Part title={words.newest.title} text={words.newest.text}>
          <NewestDump dump={newest} locale={locale} zone={siteZone()} />
        </Part>
      ) : (
        <Part title={words.none.title} text={words.none.text} />
      )}
      <Part title={words.without.title}>
        <Points points={words.without.points} />
      </Part>
      {newest && (
        <Part title={words.verify.title} text={newest.publicKey ? words.verify.text : words.verify.unsigned}>
          <CodeBlock label={words.verify.title}>
            {[
              ...[rowsFile('records', 'jsonl'), SUMS_FILE, ...(newest.publicKey ? [SIGNATURE_FILE] : [])].map(
                (file) => `curl -fLO ${at(newest.dumpId, file)}`,
              ),
              ...(newest.publicKey ? [`minisign -Vm ${SUMS_FILE} -P ${newest.publicKey}`] : []),
              `sha256sum --check --ignore-missing ${SUMS_FILE}`,
            ].join('\n')}
          </CodeBlock>
          {newest.publicKey && (
            <p>
              {words.verify.key}: <code translate="no">{newest.publicKey}</code>
            </p>
          )}
        </Part>
      )}
      <Part title={words.mirror.title} text={words.mirror.text}>
        <CodeBlock label={words.mirror.title}>
          {`npm run db:migrate\nnpm run import:dump -- ${at('latest', '').slice(0, -1)}${newest?.publicKey ? ` --key ${newest.publicKey}` : ''}`}
        </CodeBlock>
      </Part>
      {newest?.publicKey && (
        <Part title={words.events.title} text={words.events.text}>
          <CodeBlock label={words.events.title}>
            {['', '.minisig'].map((end) => `${siteUrl()}/api/events/yymmdd/result.json${end}`).join('\n')}
          </CodeBlock>
        </Part>
      )}
      {newest && (
        <Part title={words.use.title} text={fill(words.use.text, { licence: LICENCES[newest.licence].title })}>
          <Points points={words.use.points.map((point) => fill(point, { count: DUMPS_RETAINED }))} />
        </Part>
      )}
      {earlier.length > 0 && (
        <Part title={words.earlier.title}>
          <EarlierDumps dumps={earlier} locale={locale} zone={siteZone()} />
        </Part>
      )}
    </ScapePage>
  );
}

/** A part of the page as static markup. */
const Part = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <Static as="section" className={styles.part}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </Static>
);

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
