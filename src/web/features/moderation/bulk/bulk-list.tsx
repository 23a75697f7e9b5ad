import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { BulkPreview } from '#web/server/account/read-moderation.ts';
import styles from './bulk.module.css';

type Props = {
  preview: BulkPreview;
  lines: ReadonlyMap<string, string>;
  states: Messages['records']['states'];
  words: Messages['moderation'];
};

/** Previews a bulk action: the records that would change, and the excluded records with the reason. */
export function BulkList({ preview: { items, leftOut }, lines, states, words: { bulk, errors } }: Props) {
  return (
    <>
      <h3>{fill(bulk.willChange, { count: items.length })}</h3>
      <ul className={styles.list}>
        {items.map(({ recordId, from, to, isHalf }) => (
          <li key={recordId}>
            <b>{lines.get(recordId)}</b>
            <span>{isHalf ? bulk.half : fill(bulk.change, { from: states[from], to: states[to] })}</span>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <>
          <h3>{fill(bulk.leftOut, { count: leftOut.length })}</h3>
          <ul className={styles.list}>
            {leftOut.map(({ recordId, error }) => (
              <li key={recordId}>
                <b>{lines.get(recordId)}</b>
                <span>{sentenceFor(errors, error, 'failure')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
