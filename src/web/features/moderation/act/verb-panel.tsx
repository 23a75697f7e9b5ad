'use client'; // Client component: contains the inputs for the reason, the text and the corrected values.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { TEXT_UNITS } from '#domain/moderation/limits.ts';
import { needsText, REASONS } from '#domain/moderation/reasons.ts';
import { readValues } from '#domain/records/draft/read-values.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { useKeys } from '#web/features/moderation/use-keys.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/form/button.tsx';
import { X } from '#web/ui/media/icons.tsx';
import fieldStyles from './fields.module.css';
import { chosenPlace, MoveFields } from './move-fields.tsx';
import type { MovePlace } from './move-places.ts';
import styles from './verb-panel.module.css';

export type TypedNumber = { readonly name: string; readonly label: string; readonly value: string };
export type PanelVerb = 'ask' | 'decline' | 'correct' | 'move';

type Props = {
  verb: PanelVerb;
  words: Messages['moderation'];
  busy: boolean;
  fields: readonly TypedNumber[];
  typed: { readonly board: Board; readonly draft: RecordDraft }; // Current content of the record.
  places: readonly MovePlace[];
  player: { readonly name: string; readonly language: Language; readonly languageName: string };
  fieldErrors: Readonly<Record<string, string>>;
  readAs: string;
  onClose: () => void;
  onSend: (json: object) => Promise<Readonly<Record<string, string>> | undefined>;
};

/** Asks for a reason and a text in the player's language, and for new values when correcting or moving a record. */
export function VerbPanel({ verb, words, busy, fields, typed: stored, places, player, fieldErrors, readAs, onClose, onSend }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { panels } = words;
  const reasons = REASONS[verb];
  const inputs = verb === 'correct' || verb === 'move' ? fields : [];
  const [counts, setCounts] = useState<string>();
  const choose = (position: number) => {
    const radio = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[position];
    radio?.click();
    radio?.focus(); // Moves the focus so that Tab continues to the text instead of the selected reason.
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  useKeys(Object.fromEntries(reasons.map((_, position) => [String(position + 1), () => choose(position)])));

  const changesIn = (typed: FormData) => Object.fromEntries(inputs.map(({ name }) => [name, String(typed.get(name) ?? '')]));
  const readIn = (typed: FormData) => readValues(stored.board, { ...stored.draft, ...changesIn(typed) });
  const describeError = (codes: Readonly<Record<string, string>>) =>
    setWrong(
      Object.fromEntries(
        Object.entries(codes).map(([field, code]) => [field.replace('changes.', ''), fieldErrors[code] ?? words.errors.invalid]),
      ),
    );
  const type = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const read = verb === 'correct' ? readIn(new FormData(currentTarget)) : undefined;
    setCounts(read?.ok ? fill(readAs, { value: formatShown(shownOfRankKey(stored.board, read.rankKey)) }) : undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = String(typed.get('text') ?? '').trim();
    const place = verb === 'move' ? chosenPlace(places, typed) : {};
    if (!place) return describeError({ board: 'required' });
    const read = verb === 'correct' ? readIn(typed) : undefined;
    if (read?.ok === false) return describeError(Object.fromEntries(read.errors.map(({ field, code }) => [field, code])));
    const changes = inputs.length > 0 && { changes: changesIn(typed) };
    const refused = await onSend({ reason: typed.get('reason'), ...(text && { text }), ...changes, ...place });
    if (refused) describeError(refused);
  };
  const field = (name: string, label: string, value: string, isFirst: boolean) => (
    <label key={name} className={styles.field}>
      {label}
      <input
        name={name}
        defaultValue={value}
        inputMode={name === 'time' ? 'text' : 'numeric'}
        maxLength={32}
        autoComplete="off"
        aria-invalid={name in wrong || undefined}
        data-first={isFirst || undefined}
      />
      {wrong[name] && <small>{wrong[name]}</small>}
    </label>
  );

  return (
    <form ref={form} className={styles.panel} aria-label={panels[verb]} onSubmit={send} onInput={type} noValidate>
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
      <div className={`${styles.rest} ${fieldStyles.fields}`}>
        {verb === 'move' && (
          <MoveFields places={places} from={{ place: stored.board.refId, rule: stored.board.ruleId }} words={panels} wrong={wrong.board} />
        )}
        {inputs.map(({ name, label, value }, position) => field(name, label, value, position === 0 && verb === 'correct'))}
        {verb === 'correct' && wrong.board && <small className={styles.wrong}>{wrong.board}</small>}
        {counts && <p role="status">{counts}</p>}
        <label className={styles.text} htmlFor={`${id}-text`}>
          {panels.text} <span>{player.languageName}</span>
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
