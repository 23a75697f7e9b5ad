import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Card } from '#web/server/account/read-moderation.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { NoteForm } from './note-form.tsx';
import styles from './record-card.module.css';

type RuleText = { readonly name: Localised; readonly description: Localised };

/** Shows the text of the rule at the time of posting and the moderators' notes about the player. */
export function CardRule({ card: { rule, notes }, handle, locale }: { card: Card; handle: string; locale: Language }) {
  const { card: words, errors } = messagesOf(locale).moderation;
  const { anonymous } = messagesOf(locale).records;
  const text = rule?.content as RuleText | undefined;
  return (
    <>
      {rule && text && (
        <section className={styles.block}>
          <h3>
            {words.rule} <small>{fill(rule.isCurrent ? words.ruleNow : words.ruleOld, { number: rule.number })}</small>
          </h3>
          <p className={styles.box}>
            <b>{inLanguage(text.name, locale)}</b> {inLanguage(text.description, locale)}
          </p>
        </section>
      )}
      <section className={styles.block}>
        <h3>
          {words.note} <small>{words.noteHint}</small>
        </h3>
        <ul className={styles.box}>
          {notes.length === 0 && <li>{words.noNotes}</li>}
          {notes.map((note) => (
            <li key={note.noteId}>
              {note.name ?? anonymous}, {formatDate(dayOf(note.writtenAt, siteZone()))}: {note.text}
            </li>
          ))}
        </ul>
        <NoteForm handle={handle} words={{ label: words.newNote, add: words.addNote, failure: errors.failure }} />
      </section>
    </>
  );
}
