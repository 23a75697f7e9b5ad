'use client'; // the parser comes in a file of its own, once the form stands
import { memo } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

/** A description as its readers see it. */
export const TextPreview = memo(function TextPreview({ text, lang }: { text: string; lang: Locale }) {
  return <Markdown text={text} locale={lang} lang={lang} />;
});
