'use client'; // Client component: uses the clipboard API.
import { useState } from 'react';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { Check, Copy } from '#web/ui/media/icons.tsx';
import styles from './share-line.module.css';

type Props = {
  lines: Readonly<Record<Language, string>>;
  languageNames: Readonly<Record<Language, string>>;
  locale: Language;
  labels: { title: string; copy: string; copied: string };
};

/** Renders a line of text about the record to share, in any language. */
export function ShareLine({ lines, languageNames, locale, labels }: Props) {
  const items = LANGUAGES.map((value) => ({ value, label: languageNames[value], lang: value }));
  const [language, setLanguage] = useState(locale);
  const [copiedIn, setCopiedIn] = useState<Language>();
  const isCopied = copiedIn === language;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${lines[language]} ${location.origin}${location.pathname}`);
      setCopiedIn(language);
    } catch {
      setCopiedIn(undefined); // Clipboard access was denied, but the text can be copied manually.
    }
  };
  return (
    <section className={`card ${styles.share}`} aria-labelledby="share">
      <div className={styles.head}>
        <h2 id="share">{labels.title}</h2>
        <SegmentedButtons label={labels.title} items={items} chosen={language} onChoose={setLanguage} />
      </div>
      <div className={styles.line}>
        <span lang={language}>{lines[language]}</span>
        <IconButton aria-label={labels.copy} onClick={copy}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </IconButton>
      </div>
      <p className="sr" role="status">
        {isCopied && labels.copied}
      </p>
    </section>
  );
}
