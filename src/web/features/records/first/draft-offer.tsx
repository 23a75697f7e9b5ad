'use client'; // Client component: drafts are stored in this browser.
import { useEffect, useState } from 'react';
import { Callout } from '#web/ui/page/callout.tsx';
import { newestDraft } from './newest-draft.ts';

type Props = {
  shown: string; // name of the draft of the form on this page, which needs no offer
  words: { readonly draft: string; readonly draftLink: string };
};

/** Offers to continue the newest draft on another board, on the same page. Renders nothing without one. */
export function DraftOffer({ shown, words }: Props) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const board = newestDraft(shown);
    const { stage: _, rule: __, speedrun: ___, ...others } = Object.fromEntries(new URLSearchParams(location.search));
    setHref(board && `${location.pathname}?${new URLSearchParams({ ...others, ...board })}`);
  }, [shown]);
  if (href === undefined) return null;
  return (
    <Callout tone="info" role="status">
      {words.draft}{' '}
      <a className="link" href={href}>
        {words.draftLink}
      </a>
    </Callout>
  );
}
