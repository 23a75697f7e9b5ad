import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { EditorFrame, Pictures } from './editor-frame.ts';

export type PreviewProps = { text: string; lang: Locale; frame: EditorFrame; pictures: Pictures };

const REST_MS = 250; // a long text takes a while to draw: not between two letters

/** The preview's own code, once it has come. */
export function usePreview(): ComponentType<PreviewProps> | undefined {
  const [Preview, setPreview] = useState<ComponentType<PreviewProps>>();
  useEffect(() => {
    import('./preview.tsx').then(
      (module) => setPreview(() => module.Preview),
      () => {}, // without it one writes on
    );
  }, []);
  return Preview;
}

/** A text as it was when typing last rested. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
