'use client'; // Client component: the available rules depend on the selected stage.
import { useState } from 'react';
import type { Messages } from '#web/i18n/messages.ts';
import type { MovePlace } from './move-places.ts';
import styles from './verb-panel.module.css';

type Props = {
  places: readonly MovePlace[];
  from: { readonly place: number; readonly rule: number };
  words: Messages['moderation']['panels'];
  wrong: string | undefined;
};

/** Renders native selects for the target stage and rule of a move, in which typing a prefix jumps to a name. */
export function MoveFields({ places, from, words, wrong }: Props) {
  const [chosen, setChosen] = useState('');
  const rules = places.find(({ id }) => String(id) === chosen)?.rules ?? [];
  return (
    <>
      <label className={styles.field}>
        {words.stage}
        <select
          name="place"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          aria-invalid={!!wrong || undefined}
          data-first
        >
          <option value="">{words.choose}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === from.place ? `${name} (${words.sameStage})` : name}
            </option>
          ))}
        </select>
      </label>
      {rules.length > 0 && (
        <label className={styles.field}>
          {words.rule}
          <select key={chosen} name="rule" defaultValue={rules.find(({ id }) => id === from.rule)?.id ?? rules[0]?.id}>
            {rules.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {wrong && <small className={styles.wrong}>{wrong}</small>}
    </>
  );
}

/** Returns the selected target of a move in the API's format, or undefined when none is selected. */
export function chosenPlace(places: readonly MovePlace[], typed: FormData): Record<string, number> | undefined {
  const place = places.find(({ id }) => String(id) === typed.get('place'));
  return place && { [place.kind]: place.id, ...(place.kind === 'stageId' && { rule: Number(typed.get('rule')) }) };
}
