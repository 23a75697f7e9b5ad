'use client'; // Client component: reads, creates and revokes tokens through the API.
import { useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { apiCall } from '#web/features/account/account-call.ts';
import { AnswerCallout } from '#web/features/account/answer-callout.tsx';
import { type IntegrationWords, withIntegrationErrors } from '#web/features/account/integrations/integration-words.ts';
import styles from '#web/features/account/integrations/integrations.module.css';
import { SecretOnce } from '#web/features/account/integrations/secret-once.tsx';
import { useList } from '#web/features/account/integrations/use-list.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { TokenForm } from './token-form.tsx';
import { type TokenJson, TokenRow } from './token-row.tsx';

const PATH = '/api/me/tokens';

export type TokenPanelProps = { context: SettingsContext; locale: Language };

/** Lists the reader's API tokens, revokes them and creates new ones. A new token is shown once. */
export function TokenPanel({ context: given, locale, words }: TokenPanelProps & { words: IntegrationWords }) {
  const context = useMemo(() => withIntegrationErrors(given, words), [given, words]);
  const { tokens: labels } = words;
  const { rows, trouble, reload } = useList<TokenJson>(PATH, 'tokens', context);
  const [answer, setAnswer] = useState<FormAnswer>({});
  const panel = useRef<HTMLDivElement>(null);
  const [secret, setSecret] = useState<string>();

  const revoke = async (id: string) => {
    setAnswer(settingsAnswer(context, await apiCall('DELETE', `${PATH}/${id}`), labels.revoked));
    await reload();
    panel.current?.focus(); // The button that was pressed is gone.
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Trouble>{trouble}</Trouble>
      <AnswerCallout answer={answer} />
      {rows?.length === 0 && <p>{labels.none}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list} aria-label={labels.list}>
          {rows.map((token) => (
            <TokenRow key={token.id} token={token} words={words} locale={locale} onRevoke={() => revoke(token.id)} />
          ))}
        </ul>
      )}
      {secret ? (
        <SecretOnce secret={secret} labels={labels.secret} words={words} onClose={() => setSecret(undefined)} />
      ) : (
        <TokenForm
          context={context}
          words={labels}
          onCreated={(created) => {
            setSecret(created.secret);
            setAnswer({});
            void reload();
          }}
        />
      )}
    </div>
  );
}
