import { fill } from '#web/i18n/fill.ts';
import { timeText } from '#web/i18n/time-text.ts';
import { SubmitButton } from '#web/ui/form/form.tsx';
import { Check, History, Save, X } from '#web/ui/media/icons.tsx';
import styles from './editor.module.css';
import type { EditorContext } from './editor-context.ts';
import screen from './screen-bar.module.css';

type Props = { context: EditorContext; title: string; closeHref: string; historyHref: string | undefined; storedAt: string | undefined };

/** Renders the header bar of the editor: close link, title, draft state, history link and save button. */
export function EditorBar({ context: { words, locale }, title, closeHref, historyHref, storedAt }: Props) {
  return (
    <header className={screen.bar}>
      {/* A plain link loads a new page, so closing the editor triggers the browser's beforeunload prompt. */}
      <a className={styles.close} href={closeHref} aria-label={words.close}>
        <X aria-hidden />
      </a>
      <h1>{title}</h1>
      <p className={styles.saveState} role="status">
        <Save data-icon="s" aria-hidden />
        {storedAt ? fill(words.draft.kept, { time: timeText(storedAt, locale) }) : words.draft.none}
      </p>
      {historyHref && (
        <a className={styles.history} href={historyHref}>
          <History aria-hidden />
          {words.history}
        </a>
      )}
      <SubmitButton variant="primary" busyLabel={words.saving}>
        <Check aria-hidden />
        {words.save}
      </SubmitButton>
    </header>
  );
}
