'use client'; // Client component: the browser asks for the passkey.
import { type ComponentProps, useState } from 'react';
import type { CallResult } from '#web/features/account/account-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Fingerprint } from '#web/ui/media/icons.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { signWithPasskey } from './passkey-call.ts';
import { type SecondFactorWords, troubleText } from './second-factor-words.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  /** The API path that gives the challenge. */
  options: string;
  send: (passkey: object) => Promise<CallResult>;
  onDone: () => void;
  labels: { readonly use: string; readonly waiting: string };
  words: Pick<SecondFactorWords, 'errors'>;
  isFirst?: boolean;
};

/** Asks for a passkey, sends what it signed and calls `onDone` on success. Renders nothing in a browser without passkeys. */
export function PasskeyButton({ options, send, onDone, labels, words, isFirst, ...button }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Extract<CallResult, { ok: false }>>();
  if (!useHasPasskeys()) return null;

  const use = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const signed = await signWithPasskey(options);
    const result = signed.ok ? await send(signed.passkey) : signed;
    setBusy(false);
    if (result.ok) onDone();
    else setFailure(result);
  };
  return (
    <>
      {failure && <PasskeyTrouble failure={failure} words={words} />}
      <Button {...button} busy={isBusy} data-first={isFirst || undefined} onClick={use}>
        <Fingerprint aria-hidden />
        {isBusy ? labels.waiting : labels.use}
      </Button>
    </>
  );
}

/** Says why a passkey was not used. Closing the browser's dialog is no error. */
export function PasskeyTrouble({
  failure,
  words,
}: {
  failure: Extract<CallResult, { ok: false }>;
  words: Pick<SecondFactorWords, 'errors'>;
}) {
  const isCancelled = failure.error === 'cancelled';
  return (
    <Callout tone={isCancelled ? 'info' : 'bad'} role={isCancelled ? 'status' : 'alert'}>
      {troubleText(words, failure)}
    </Callout>
  );
}
