import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';

export type TextPreview = ComponentType<{ text: string; lang: Locale }>;

/** What draws Markdown, once its code has come: it is a file of its own. */
export function useTextPreview(): TextPreview | undefined {
  const [Text, setText] = useState<TextPreview>();
  useEffect(() => {
    import('./text-preview.tsx').then(
      (module) => setText(() => module.TextPreview),
      () => {}, // without it one writes on
    );
  }, []);
  return Text;
}
