'use client'; // Client component: linking redirects to another site and unlinking calls the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { accountCall } from '#web/features/account/account-call.ts';
import { signInErrorText } from '#web/features/account/answer-words.ts';
import pageStyles from '#web/features/account/settings/settings-page.module.css';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';
import type { ProviderChoice } from '#web/features/account/sign-in/provider-buttons.tsx';
import { RecentSignInDialog, type RecentSignInLabels } from '#web/features/account/sign-in/recent-sign-in-dialog.tsx';
import { fill } from '#web/i18n/fill.ts';
import { type AuthPages, signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
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
  signInAgainHref: string;
  pages: AuthPages;
  labels: Labels & { dialog: RecentSignInLabels };
};

type Change = { readonly verb: 'link' | 'unlink'; readonly id: string };

/**
 * Lists the linked accounts with unlink buttons, and buttons to link more. Asks for the password unless the sign-in is
 * recent.
 */
export function LinkedAccounts({ context, links, toLink, settingsHref, signInAgainHref, pages, labels }: Props) {
  const router = useRouter();
  const [answer, setAnswer] = useState<FormAnswer>({});
  const [busyWith, setBusyWith] = useState('');
  const [asking, setAsking] = useState<Change>();

  const perform = async ({ verb, id }: Change): Promise<FormAnswer> => {
    if (verb === 'link') {
      const { error } = await signIn(id, { callbackUrl: settingsHref }, pages);
      return error === null ? {} : { callout: signInErrorText(context.words, error) };
    }
    const result = await accountCall('DELETE', `/links/${id}`);
    router.refresh();
    return settingsAnswer(context, result, labels.unlinked);
  };
  const change = async (wanted: Change, password?: string): Promise<FormAnswer> => {
    const confirmed = await accountCall('POST', '/recent-sign-in', password === undefined ? {} : { password });
    if (confirmed.ok) {
      setAsking(undefined);
      setAnswer(await perform(wanted));
      return {};
    }
    // The account has no password to ask for, so the user has to sign in through a provider again.
    if (confirmed.error === 'sign-in-again') location.assign(signInAgainHref);
    if (confirmed.fields && password === undefined) setAsking(wanted);
    else if (password === undefined) setAnswer(settingsAnswer(context, confirmed));
    return settingsAnswer(context, confirmed);
  };
  const start = async (wanted: Change) => {
    setBusyWith(wanted.id);
    await change(wanted);
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
                  onClick={() => start({ verb: 'unlink', id })}
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
              <Button key={id} variant="line" busy={busyWith === id} onClick={() => start({ verb: 'link', id })}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
      <RecentSignInDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onSend={(password) => (asking ? change(asking, password) : Promise.resolve({}))}
        fields={context.words.fields}
        labels={labels.dialog}
      />
    </>
  );
}
