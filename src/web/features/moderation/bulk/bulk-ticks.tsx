'use client';
import { fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import styles from './bulk.module.css';
import type { BulkGroup } from './bulk-groups.ts';

type Props = {
  groups: readonly BulkGroup[];
  ticked: ReadonlySet<string>;
  onTick: (recordIds: readonly string[], isOn: boolean) => void;
  words: Messages['moderation']['bulk'];
};

/** Renders checkboxes that tick one queue item, all of a player's items, or all items in the tab. */
export function BulkTicks({ groups, ticked, onTick, words }: Props) {
  const idsOf = (group: BulkGroup) => group.records.map(({ recordId }) => recordId);
  const all = groups.flatMap(idsOf);
  const tick = (ids: readonly string[]) => ({
    type: 'checkbox' as const,
    checked: ids.every((id) => ticked.has(id)),
    onChange: ({ target }: { target: HTMLInputElement }) => onTick(ids, target.checked),
  });
  return (
    <div className={styles.ticks}>
      <label className={styles.all}>
        <input {...tick(all)} />
        {fill(words.all, { count: all.length })}
      </label>
      {groups.map((group) => (
        <fieldset key={group.handle}>
          <legend className="sr">{group.name}</legend>
          <label className={styles.player}>
            <input {...tick(idsOf(group))} />
            {fill(words.allOf, { name: group.name, count: group.records.length })}
          </label>
          {group.records.map(({ recordId, kind, about }) => (
            <label key={recordId} className={styles.record}>
              <input {...tick([recordId])} />
              <span>
                {about} <small>{kind}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
