'use client'; // Client component, loaded lazily: the Markdown parser is a separate chunk.
import { memo } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

/** Renders the event description from Markdown. */
export const TextPreview = memo(function TextPreview({ text, lang }: { text: string; lang: Language }) {
  return <Markdown text={text} locale={lang} lang={lang} />;
});
