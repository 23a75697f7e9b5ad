'use client'; // it asks the worker
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { type AdminWords, adminCall } from './admin-call.ts';

type Props = { act: 'retry' | 'recalculate'; words: AdminWords };

/** One thing that can be asked of the worker, and what came of it. */
export function JobAct({ act, words }: Props) {
  const router = useRouter();
  const [callout, setCallout] = useState<string>();
  const { jobs: said } = words;
  const ask = async () => {
    const answer = await adminCall<{ retried?: number } | undefined>(words, 'POST', act === 'retry' ? '/jobs/retry' : '/recalculation');
    const done = act === 'retry' ? fill(said.retried, { count: (answer.ok && answer.body?.retried) || 0 }) : said.asked;
    setCallout(answer.ok ? done : (answer.callout ?? ''));
    router.refresh();
  };
  return (
    <>
      <Button onClick={ask}>{said[act]}</Button>
      {callout && <Callout role="status">{callout}</Callout>}
    </>
  );
}
