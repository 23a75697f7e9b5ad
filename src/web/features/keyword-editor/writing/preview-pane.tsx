'use client'; // Client component: the preview is updated as the player types.
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import styles from '#web/features/keyword-editor/editor.module.css';
import type { EditorContext, Pictures } from '#web/features/keyword-editor/editor-context.ts';
import { useLater } from '#web/ui/use-later.ts';
import { useRested } from '#web/ui/use-rested.ts';

type Props = { context: EditorContext; lang: Language; version: KeywordVersion; flag: number | undefined; pictures: Pictures };

/** Shows the entry as readers will see it. Updates shortly after each change. */
export function PreviewPane({ context, lang, version, flag, pictures }: Props) {
  const { words, categories, flags } = context;
  const Preview = useLater(() => import('./preview.tsx'))?.Preview;
  const text = useRested(version.text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the pane scrolls, so it must be focusable by keyboard
    <section className={styles.preview} aria-label={words.panes.preview} tabIndex={0}>
      <p className={styles.lead}>{words.previewLead}</p>
      <article>
        <p className={styles.previewName} lang={lang}>
          {version.name}
        </p>
        <p lang={READING_LANGUAGE}>{version.reading}</p>
        <p className={styles.marks}>
          <span>{categories[version.category]}</span>
          {flag !== undefined && <span>{flags[flag]}</span>}
        </p>
        {text.trim() === '' ? (
          <p className={styles.lead}>{words.previewEmpty}</p>
        ) : Preview ? (
          <Preview text={text} lang={lang} context={context} pictures={pictures} />
        ) : (
          <p className={styles.lead}>{words.previewLoading}</p>
        )}
      </article>
    </section>
  );
}
