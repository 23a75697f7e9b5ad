import { eventDay } from '#domain/catalogue/event-date.ts';
import type { usePlan } from '#web/features/event-form/plan/use-plan.ts';
import { fill } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import { Save } from '#web/ui/media/icons.tsx';
import styles from './event-form.module.css';
import type { FormContext } from './form-context.ts';

/** Renders the form's title and shows whether the plan has been saved. */
export function FormHead({ context: { words, locale }, planDraft }: { context: FormContext; planDraft: ReturnType<typeof usePlan> }) {
  const { version, isDirty, storedAt, savedAt } = planDraft;
  const text =
    isDirty && storedAt
      ? fill(words.kept.local, { time: timeText(storedAt, locale) })
      : savedAt
        ? fill(words.kept.saved, { time: timeText(savedAt, locale) })
        : version
          ? words.kept.same
          : words.kept.none;
  return (
    <div className={styles.top}>
      <h1>{version ? fill(words.draftTitle, { day: eventDay(version.code) }) : words.newTitle}</h1>
      <p className={`num ${styles.chip}`} role="status">
        <Save data-icon="s" aria-hidden />
        {text}
      </p>
    </div>
  );
}
