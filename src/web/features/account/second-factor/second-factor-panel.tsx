'use client'; // Client component: reads and changes the second factors through the API.
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { AnswerCallout } from '#web/features/account/answer-callout.tsx';
import type { SecondFactorJson } from '#web/server/answer/response-types.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import { Trouble } from '#web/ui/page/callout.tsx';
import { AppPart } from './app-part.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import styles from './second-factor.module.css';
import { countFactors, type NewFactor } from './second-factor-state.ts';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';

/** Shows the reader's passkeys, authenticator app and recovery codes, and changes them. */
export function SecondFactorPanel({ words, locale }: { words: SecondFactorWords; locale: Language }) {
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SecondFactorJson>();
  const [trouble, setTrouble] = useState<string>();
  const [answer, setAnswer] = useState<FormAnswer>({});
  const [codes, setCodes] = useState<readonly string[]>();

  const reload = useCallback(async () => {
    const result = await accountCall<SecondFactorJson>('GET', '/second-factor');
    if (result.ok) setState(result.body);
    setTrouble(result.ok ? undefined : troubleText(words, result));
  }, [words]);
  useEffect(() => void reload(), [reload]);

  const changed = async (result: CallResult<NewFactor>, done?: string) => {
    setAnswer(result.ok ? { callout: done, tone: 'good' } : { callout: troubleText(words, result) });
    if (result.ok) setCodes(result.body.recoveryCodes);
    await reload();
    router.refresh(); // The page shows whether two-step login is on.
    if (!result.ok || !result.body.recoveryCodes) panel.current?.focus(); // The button that was pressed may be gone.
  };
  const saved = () => {
    setCodes(undefined);
    panel.current?.focus();
  };
  const factors = state ? countFactors(state) : 0;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Trouble>{trouble}</Trouble>
      <AnswerCallout answer={answer} />
      {state && <PasskeyList passkeys={state.passkeys} isLastFactor={factors === 1} words={words} onChange={changed} />}
      {state && <AppPart app={state.authenticatorApp} isLastFactor={factors === 1} words={words} onChange={changed} />}
      {state && factors > 0 && <CodesPart left={state.recoveryCodes} words={words} locale={locale} onChange={changed} />}
      <RecoveryCodesDialog codes={codes} words={words.codes} onSaved={saved} />
    </div>
  );
}
