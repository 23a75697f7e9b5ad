'use client'; // Client component: sends a command to the worker through the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fill } from '#web/i18n/fill.ts';
import type { RetriedJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { type AdminWords, adminCall } from './admin-call.ts';

type Props = { act: 'retry' | 'recalculate'; words: AdminWords };

/** Renders a button that sends one command to the worker and shows the result. */
export function JobAct({ act, words }: Props) {
  const router = useRouter();
  const [callout, setCallout] = useState<string>();
  const { jobs: labels } = words;
  const send = async () => {
    const answer = await adminCall<Partial<RetriedJson> | undefined>(words, 'POST', act === 'retry' ? '/jobs/retry' : '/recalculation');
    const done = act === 'retry' ? fill(labels.retried, { count: (answer.ok && answer.body?.retried) || 0 }) : labels.asked;
    setCallout(answer.ok ? done : (answer.callout ?? ''));
    router.refresh();
  };
  return (
    <>
      <Button onClick={send}>{labels[act]}</Button>
      {callout && <Callout role="status">{callout}</Callout>}
    </>
  );
}
