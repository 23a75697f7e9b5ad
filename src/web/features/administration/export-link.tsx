'use client'; // Client component: exports need a recent sign-in, and a refused download would save the refusal as a file.
import { type MouseEvent, useState } from 'react';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { ensureRecentSignIn } from '#web/ui/recent-sign-in.ts';
import type { AdminWords } from './admin-call.ts';

type Props = { href: string; name: string; words: Pick<AdminWords, 'answers'> };

/** A link that downloads an export after a recent sign-in. */
export function ExportLink({ href, name, words }: Props) {
  const [trouble, setTrouble] = useState<string>();
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    const { ok, body, status } = await ensureRecentSignIn();
    setTrouble(ok ? undefined : sentenceFor(words.answers, body.error ?? (status === 0 ? 'unreachable' : 'other')));
    if (ok) location.assign(href);
  };
  return (
    <>
      <a className="link" href={href} download onClick={download}>
        {name}
      </a>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
