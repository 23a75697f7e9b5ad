'use client'; // Client component: the browser asks for a passkey, also among the suggestions for the user ID.
import { useEffect, useState } from 'react';
import { accountCall, type CallResult } from '#web/features/account/account-call.ts';
import { PasskeyButton, PasskeyTrouble } from '#web/features/account/second-factor/passkey-button.tsx';
import { hasPasskeySuggestions, signWithPasskey } from '#web/features/account/second-factor/passkey-call.ts';
import type { SecondFactorWords } from '#web/features/account/second-factor/second-factor-words.ts';
import { takeOverTheme } from '#web/features/account/settings/theme-choice.ts';
import { refetchSession } from '#web/session/session-store.ts';

const OPTIONS = '/api/account/sign-in/options';

type Props = { labels: { use: string; waiting: string }; errors: SecondFactorWords['errors']; callbackUrl: string };

/** Signs in with a passkey, without a user ID or a password, then opens `callbackUrl`. */
export function PasskeyLogin({ labels, errors, callbackUrl }: Props) {
  const [failure, setFailure] = useState<Extract<CallResult, { ok: false }>>();
  useEffect(() => {
    suggest().then((result) => {
      if (result?.ok) void enter(callbackUrl);
      else setFailure(result);
    });
  }, [callbackUrl]);
  return (
    <>
      {failure && <PasskeyTrouble failure={failure} words={{ errors }} />}
      <PasskeyButton
        variant="line"
        size="wide"
        options={OPTIONS}
        send={send}
        onDone={() => enter(callbackUrl)}
        labels={labels}
        words={{ errors }}
      />
    </>
  );
}

const send = (passkey: object): Promise<CallResult> => accountCall('POST', '/sign-in/passkey', { passkey });

// Offers passkeys among the suggestions for the user ID. Silent unless the reader chooses one.
async function suggest(): Promise<CallResult | undefined> {
  if (!(await hasPasskeySuggestions())) return undefined;
  const signed = await signWithPasskey(OPTIONS, { isSuggested: true });
  return signed.ok ? send(signed.passkey) : undefined;
}

async function enter(callbackUrl: string): Promise<void> {
  await refetchSession();
  takeOverTheme();
  location.assign(callbackUrl);
}
