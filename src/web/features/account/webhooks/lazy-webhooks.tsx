'use client'; // Client component: loads the webhooks, their texts and their code on demand.
import { type ComponentType, Suspense } from 'react';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { loadIntegrationWords } from '#web/features/account/integrations/integration-words.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Trouble } from '#web/ui/page/callout.tsx';
import type { WebhookPanelProps } from './webhook-panel.tsx';

type Props = WebhookPanelProps & { failed: string };

const PANELS = inEveryLanguage((locale) =>
  lazyOr<Props>(
    () => loadPanel(locale),
    ({ failed }) => <Trouble>{failed}</Trouble>,
  ),
);

async function loadPanel(locale: Language): Promise<ComponentType<Props>> {
  const [{ WebhookPanel }, words] = await Promise.all([import('./webhook-panel.tsx'), loadIntegrationWords(locale)]);
  return (props) => <WebhookPanel {...props} words={words} />;
}

/** Shows webhooks as soon as they are loaded. */
export function LazyWebhooks(props: Props) {
  const Panel = PANELS[props.locale];
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
