'use client'; // Client component: loads the panel, its texts and its code on demand.
import { Suspense } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Trouble } from '#web/ui/page/callout.tsx';
import { loadSecondFactorWords } from './second-factor-words.ts';

type Props = { failed: string };

const PANELS = inEveryLanguage((locale) =>
  lazyOr<Props>(
    () => loadPanel(locale),
    ({ failed }) => <Trouble>{failed}</Trouble>,
  ),
);

async function loadPanel(locale: Language) {
  const [{ SecondFactorPanel }, words] = await Promise.all([import('./second-factor-panel.tsx'), loadSecondFactorWords(locale)]);
  return () => <SecondFactorPanel words={words} locale={locale} />;
}

/** Shows the reader's second factors as soon as they are loaded. */
export function LazySecondFactor({ locale, failed }: Props & { locale: Language }) {
  const Panel = PANELS[locale];
  return (
    <Suspense>
      <Panel failed={failed} />
    </Suspense>
  );
}
