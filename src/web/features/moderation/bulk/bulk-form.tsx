'use client'; // Client component: the available reasons depend on the selected verb.
import { type FormEvent, useState } from 'react';
import { TEXT_UNITS } from '#domain/moderation/limits.ts';
import { needsText, REASONS } from '#domain/moderation/reasons.ts';
import type { StateVerb } from '#domain/moderation/verbs.ts';
import fieldStyles from '#web/features/moderation/act/fields.module.css';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './bulk.module.css';

const VERBS = ['verify', 'ask', 'decline', 'withdraw'] as const satisfies readonly StateVerb[];
export type BulkVerb = (typeof VERBS)[number];
export type BulkWhy = { readonly verb: BulkVerb; readonly reason: string; readonly text?: string };

type Props = {
  first: BulkWhy | undefined;
  count: number;
  most: number;
  busy: boolean;
  words: Messages['moderation'];
  onSend: (why: BulkWhy) => void;
};

/** Selects the verb and the reason for all ticked records. */
export function BulkForm({ first, count, most, busy, words, onSend }: Props) {
  const [verb, setVerb] = useState<BulkVerb>(first?.verb ?? 'verify');
  const [isMute, setMute] = useState(false);
  const { bulk, panels } = words;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = String(typed.get('text') ?? '').trim();
    setMute(text === '' && needsText(verb));
    if (text === '' && needsText(verb)) return;
    onSend({ verb, reason: String(typed.get('reason')), ...(text && { text }) });
  };
  return (
    <form className={`${styles.form} ${fieldStyles.fields}`} aria-label={bulk.title} onSubmit={send} noValidate>
      <label>
        {bulk.verb}
        <select name="verb" value={verb} onChange={({ target }) => setVerb(target.value as BulkVerb)}>
          {VERBS.map((one) => (
            <option key={one} value={one}>
              {words.verbs[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {panels.reason}
        <select key={verb} name="reason" defaultValue={first?.verb === verb ? first.reason : undefined}>
          {REASONS[verb].map((reason) => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {bulk.text}
        <textarea
          name="text"
          defaultValue={first?.text}
          rows={3}
          maxLength={TEXT_UNITS}
          required={needsText(verb)}
          aria-invalid={isMute || undefined}
        />
      </label>
      {isMute && (
        <p className={styles.bad} role="alert">
          {bulk.textMissing}
        </p>
      )}
      {count > most && (
        <p className={styles.bad} role="alert">
          {fill(bulk.tooMany, { most })}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} disabled={count === 0 || count > most}>
        {fill(bulk.look, { count })}
      </Button>
    </form>
  );
}
