'use client'; // Client component: linking redirects to another site and unlinking calls the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { accountCall, callResult } from '#web/features/account/account-call.ts';
import { signInErrorText } from '#web/features/account/answer-words.ts';
import pageStyles from '#web/features/account/settings/settings-page.module.css';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import type { ProviderChoice } from '#web/features/account/sign-in/provider-buttons.tsx';
import { fill } from '#web/i18n/fill.ts';
import { type AuthPages, signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { ensureRecentSignIn } from '#web/ui/recent-sign-in.ts';
import styles from './linked-accounts.module.css';
import type { LinkedProvider } from './unlink-choices.tsx';

/** Linked account as shown to its owner. */
export type LinkRow = LinkedProvider & { readonly linkedOn: string; readonly isLast: boolean };

type Labels = { unlink: string; unlinkOf: string; unlinked: string; last: string };
type Props = {
  context: SettingsContext;
  links: readonly LinkRow[];
  toLink: readonly ProviderChoice[];
  settingsHref: string;
  pages: AuthPages;
  labels: Labels;
};

/** Lists the linked accounts with unlink buttons, and buttons to link more. */
export function LinkedAccounts({ context, links, toLink, settingsHref, pages, labels }: Props) {
  const router = useRouter();
  const [answer, setAnswer] = useState<FormAnswer>({});
  const [busyWith, setBusyWith] = useState('');

  // Linking leaves the page for another site, so the reader re-authenticates before that.
  const link = async (id: string): Promise<FormAnswer> => {
    const confirmed = await ensureRecentSignIn();
    if (!confirmed.ok) return settingsAnswer(context, callResult(confirmed));
    const { error } = await signIn(id, { callbackUrl: settingsHref }, pages);
    return error === null ? {} : { callout: signInErrorText(context.words, error) };
  };
  const unlink = async (id: string): Promise<FormAnswer> => {
    const result = await accountCall('DELETE', `/links/${id}`);
    router.refresh();
    return settingsAnswer(context, result, labels.unlinked);
  };
  const change = async (id: string, perform: (id: string) => Promise<FormAnswer>) => {
    setBusyWith(id);
    setAnswer(await perform(id));
    setBusyWith('');
  };

  return (
    <>
      {answer.callout && (
        <div className={pageStyles.inset}>
          <Callout tone={answer.tone ?? 'bad'} role={answer.tone === 'good' ? 'status' : 'alert'}>
            {answer.callout}
          </Callout>
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map(({ id, name, linkedOn, isLast }) => (
            <li key={id} className={styles.link}>
              <span>
                <b>{name}</b>
                <small>{linkedOn}</small>
                {isLast && <small>{labels.last}</small>}
              </span>
              {!isLast && (
                <Button
                  variant="line"
                  size="s"
                  busy={busyWith === id}
                  aria-label={fill(labels.unlinkOf, { provider: name })}
                  onClick={() => change(id, unlink)}
                >
                  {labels.unlink}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {toLink.length > 0 && (
        <div className={pageStyles.inset}>
          <div className={styles.buttons}>
            {toLink.map(({ id, label }) => (
              <Button key={id} variant="line" busy={busyWith === id} onClick={() => change(id, link)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
