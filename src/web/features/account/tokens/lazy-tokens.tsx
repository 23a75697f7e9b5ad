'use client'; // Client component: loads the tokens, their texts and their code on demand.
import { type ComponentType, Suspense } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadIntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Trouble } from '#web/ui/page/callout.tsx';
import type { TokenPanelProps } from './token-panel.tsx';

type Props = TokenPanelProps & { failed: string };

const PANELS = inEveryLanguage((locale) =>
  lazyOr<Props>(
    () => loadPanel(locale),
    ({ failed }) => <Trouble>{failed}</Trouble>,
  ),
);

async function loadPanel(locale: Language): Promise<ComponentType<Props>> {
  const [{ TokenPanel }, words] = await Promise.all([import('./token-panel.tsx'), loadIntegrationWords(locale)]);
  return (props) => <TokenPanel {...props} words={words} />;
}

/** Shows the reader's API tokens as soon as they are loaded. */
export function LazyTokens(props: Props) {
  const Panel = PANELS[props.locale];
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
