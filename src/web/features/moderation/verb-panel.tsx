'use client'; // a reason, a text, and what is typed anew
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Language } from '#domain/accounts/settings.ts';
import { TEXT_UNITS } from '#domain/moderation/limits.ts';
import { needsText, REASONS } from '#domain/moderation/reasons.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useKeys } from './use-keys.ts';
import type { TypedFigure } from './verb-bar.tsx';
import styles from './verb-panel.module.css';

export type PanelVerb = 'ask' | 'decline' | 'correct' | 'move';

type Props = {
  verb: PanelVerb;
  words: Messages['moderation'];
  busy: boolean;
  fields: readonly TypedFigure[];
  board: { readonly stageId: string; readonly rule: string };
  player: { readonly name: string; readonly language: Language };
  fieldErrors: Readonly<Record<string, string>>;
  onClose: () => void;
  onSend: (json: object) => Promise<Readonly<Record<string, string>> | undefined>;
};

/** Why, in the player's language, and for a correction or a move what is right instead. */
export function VerbPanel({ verb, words, busy, fields, board, player, fieldErrors, onClose, onSend }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { panels } = words;
  const reasons = REASONS[verb];
  const inputs = verb === 'correct' || verb === 'move' ? fields : [];
  const placed =
    verb === 'move' ? [['stageId', panels.stage, board.stageId] as const, ['rule', panels.ruleNumber, board.rule] as const] : [];
  const choose = (position: number) => {
    const radio = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[position];
    radio?.click();
    radio?.focus(); // so that Tab leads on to the text, and not to the chosen reason first
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  useKeys(Object.fromEntries(reasons.map((_, position) => [String(position + 1), () => choose(position)])));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = String(typed.get('text') ?? '').trim();
    const changes = Object.fromEntries(inputs.map(({ name }) => [name, String(typed.get(name) ?? '')]));
    const place = Object.fromEntries(placed.map(([name]) => [name, Number(typed.get(name))]));
    const json = { reason: typed.get('reason'), ...(text && { text }), ...(inputs.length > 0 && { changes }), ...place };
    const refused = await onSend(json);
    if (refused)
      setWrong(
        Object.fromEntries(
          Object.entries(refused).map(([field, code]) => [field.replace('changes.', ''), fieldErrors[code] ?? words.errors.invalid]),
        ),
      );
  };
  const field = (name: string, label: string, value: string, isFirst: boolean) => (
    <label key={name} className={styles.field}>
      {label}
      <input
        name={name}
        defaultValue={value}
        maxLength={32}
        autoComplete="off"
        aria-invalid={name in wrong || undefined}
        data-first={isFirst || undefined}
      />
      {wrong[name] && <small>{wrong[name]}</small>}
    </label>
  );

  return (
    <form ref={form} className={styles.panel} aria-label={panels[verb]} onSubmit={send} noValidate>
      <div className={styles.head}>
        <h3>{panels[verb]}</h3>
        <button type="button" className={styles.close} aria-label={panels.close} onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <fieldset className={styles.reasons}>
        <legend className="sr">{panels.reason}</legend>
        {reasons.map((reason, position) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={position === 0}
              data-first={(position === 0 && inputs.length === 0) || undefined}
            />
            <span>{words.reasons[reason]}</span>
            <kbd aria-hidden>{position + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <div className={styles.rest}>
        {placed.map(([name, label, value], position) => field(name, label, value, position === 0))}
        {inputs.map(({ name, label, value }, position) => field(name, label, value, position === 0 && placed.length === 0))}
        {wrong.board && <small className={styles.wrong}>{wrong.board}</small>}
        <label className={styles.text} htmlFor={`${id}-text`}>
          {panels.text} <span>{panels.languages[player.language]}</span>
        </label>
        <textarea
          id={`${id}-text`}
          name="text"
          lang={player.language}
          rows={3}
          maxLength={TEXT_UNITS}
          required={needsText(verb)}
          aria-invalid={'text' in wrong || undefined}
        />
        {wrong.text && <small className={styles.wrong}>{wrong.text}</small>}
        <div className={styles.foot}>
          <span>{verb === 'ask' ? panels.clockStops : panels.undoLater}</span>
          <Button type="submit" variant={verb === 'decline' ? 'danger' : 'primary'} size="s" busy={busy}>
            {busy ? panels.sending : fill(panels.send[verb], { name: player.name })}
          </Button>
        </div>
      </div>
    </form>
  );
}
