'use client'; // Client component: changes the flag with a separate API call.
import { useId, useState } from 'react';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './editor.module.css';
import type { EditorEntry, EditorWords } from './editor-context.ts';
import { changeFlag } from './keyword-calls.ts';

type Props = {
  entry: EditorEntry;
  name: string;
  words: EditorWords;
  flags: Readonly<Record<string, string>>;
  onChanged: (entry: EditorEntry) => void;
};

/** Shows the status of an entry, with controls to change its flag, delete it or restore it where allowed. */
export function StatusPanel({ entry, name, words, flags, onChanged }: Props) {
  const { status } = words;
  const id = useId();
  const others = entry.may.flags.filter((flag) => flag !== KEYWORD_FLAGS.deleted);
  const [chosen, choose] = useState(others[0]);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string }>();
  const [asking, ask] = useState(false);
  const to = others.includes(chosen ?? -1) ? chosen : others[0];

  const change = async (flag: number) => {
    ask(false);
    setBusy(true);
    const changed = await changeFlag(entry, flag, words);
    setBusy(false);
    if (typeof changed === 'string') return setMessage({ tone: 'bad', text: changed });
    setMessage({ tone: 'good', text: fill(status.changed, { flag: flags[changed.flag] ?? '' }) });
    onChanged(changed);
  };
  const isDeleted = entry.flag === KEYWORD_FLAGS.deleted;

  return (
    <section className={styles.status} aria-label={status.title}>
      <h2>{status.title}</h2>
      <p>{isDeleted ? status.deleted : fill(status.now, { flag: flags[entry.flag] ?? '' })}</p>
      {message && (
        <Callout tone={message.tone} role={message.tone === 'bad' ? 'alert' : 'status'}>
          {message.text}
        </Callout>
      )}
      {entry.may.flags.length === 0 && !message && <p>{status.fixed}</p>}
      {to !== undefined && (
        <div className={styles.statusRow}>
          <Field id={id} label={status.to} error={undefined}>
            <select {...controlProps(id, undefined, undefined)} value={to} onChange={({ target }) => choose(Number(target.value))}>
              {others.map((flag) => (
                <option key={flag} value={flag}>
                  {flags[flag]}
                </option>
              ))}
            </select>
          </Field>
          <Button variant="line" busy={busy} onClick={() => !busy && change(to)}>
            {busy ? status.changing : isDeleted ? status.restore : status.change}
          </Button>
        </div>
      )}
      {entry.may.flags.includes(KEYWORD_FLAGS.deleted) && (
        <Button variant="danger" busy={busy} onClick={() => !busy && ask(true)}>
          {status.delete}
        </Button>
      )}
      <Dialog open={asking} onClose={() => ask(false)} label={fill(status.deleteAsk, { name })}>
        <h2>{fill(status.deleteAsk, { name })}</h2>
        <p>{status.deleteText}</p>
        <DialogButtons>
          <Button data-first onClick={() => ask(false)}>
            {status.cancel}
          </Button>
          <Button variant="danger" onClick={() => change(KEYWORD_FLAGS.deleted)}>
            {status.delete}
          </Button>
        </DialogButtons>
      </Dialog>
    </section>
  );
}
