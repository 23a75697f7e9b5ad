'use client'; // Client component: reads and changes the webhooks through the API.
import { useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { apiCall } from '#web/features/account/account-call.ts';
import { AnswerCallout } from '#web/features/account/answer-callout.tsx';
import { type IntegrationWords, withIntegrationErrors } from '#web/features/account/integrations/integration-words.ts';
import styles from '#web/features/account/integrations/integrations.module.css';
import { SecretOnce } from '#web/features/account/integrations/secret-once.tsx';
import { useList } from '#web/features/account/integrations/use-list.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import type { CreatedWebhookJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { type WebhookAct, type WebhookJson, WebhookRow } from './webhook-row.tsx';

export type WebhookPanelProps = {
  /** Where the API lists the webhooks: those of the reader, or those of the site. */
  path: '/api/me/webhooks' | '/api/admin/webhooks';
  context: SettingsContext;
  games: readonly (readonly [id: string, name: string])[];
  locale: Language;
};

/** Lists webhooks with their state and adds new ones. A new secret is shown once. */
export function WebhookPanel({ path, context: given, games, locale, words }: WebhookPanelProps & { words: IntegrationWords }) {
  const context = useMemo(() => withIntegrationErrors(given, words), [given, words]);
  const { webhooks: labels } = words;
  const events = path === '/api/admin/webhooks' ? { ...labels.events, 'player.passed': labels.sitePassed } : labels.events;
  const { rows, trouble, reload } = useList<WebhookJson>(path, 'webhooks', context);
  const [answer, setAnswer] = useState<FormAnswer>({});
  const panel = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<CreatedWebhookJson>();

  const act = async (id: string, what: WebhookAct) => {
    const one = `${path}/${id}`;
    const calls = {
      test: () => apiCall('POST', `${one}/test`),
      pause: () => apiCall('PATCH', one, { isPaused: true }),
      resume: () => apiCall('PATCH', one, { isPaused: false }),
      delete: () => apiCall('DELETE', one),
    };
    const done = { test: labels.tested, pause: labels.paused, resume: labels.resumed, delete: labels.deleted };
    setAnswer(settingsAnswer(context, await calls[what](), done[what]));
    await reload();
    if (what === 'delete') panel.current?.focus(); // Its button is gone.
  };
  const add = (added: CreatedWebhookJson) => {
    setCreated(added);
    setAnswer({ callout: labels.add.done, tone: 'good' });
    void reload();
  };

  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Trouble>{trouble}</Trouble>
      <AnswerCallout answer={answer} />
      {rows?.length === 0 && <p>{labels.none}</p>}
      {rows && rows.length > 0 && (
        <>
          <ul className={styles.list} aria-label={labels.list}>
            {rows.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                words={words}
                events={events}
                games={games}
                locale={locale}
                onAct={(what) => act(webhook.id, what)}
              />
            ))}
          </ul>
          <div className={styles.acts}>
            <Button variant="ghost" size="s" onClick={reload}>
              {labels.reload}
            </Button>
          </div>
        </>
      )}
      {created?.secret ? (
        <SecretOnce secret={created.secret} labels={labels.secret} words={words} onClose={() => setCreated(undefined)} />
      ) : (
        <WebhookForm
          key={created?.webhook.id /* empty again after an addition */}
          path={path}
          context={context}
          words={labels}
          events={events}
          games={games}
          onAdded={add}
        />
      )}
    </div>
  );
}
