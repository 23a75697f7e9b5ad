'use client'; // Client component: only the browser knows that its reader has just posted the record.
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { takePost } from './remember-post.ts';

type Props = { recordId: string; locale: Language };

/**
 * Shows the author the result of a post, once, when the page opens after the post. Loads nothing for anyone else: the
 * server gives the result to the author only.
 */
export function PostResultGate({ recordId, locale }: Props) {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    if (!takePost(recordId)) return;
    const show = async () => {
      const [response, { loadPostResult }] = await Promise.all([
        fetch(`/api/records/${recordId}/result`),
        import('./load-post-result.tsx'),
      ]);
      if (response.ok) setShown(await loadPostResult(recordId, locale, await response.json()));
    };
    show().catch(() => {}); // Without a connection, the record page says the same in words.
  }, [recordId, locale]);
  return shown;
}
