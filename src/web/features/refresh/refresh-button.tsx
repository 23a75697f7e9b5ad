'use client'; // only the browser knows whether somebody is signed in
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/session/use-session.ts';
import styles from './refresh-button.module.css';

type Props = {
  /** The words of the page's address, as `POST /api/revalidate` takes them. */
  page: 'stage' | 'total' | 'user';
  id: string;
  labels: { readonly refresh: string; readonly busy: string; readonly failed: string };
};

/** Has a page made anew and loads it again; when that fails it says so and leaves the page as it is. For those who are signed in. */
export function RefreshButton({ page, id, labels }: Props) {
  const isSignedIn = useSession().status === 'authenticated';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setState('busy');
    if (await askForRefresh(page, id).catch(() => false)) location.reload();
    else setState('failed');
  };
  // Its place is kept for whoever turns out to be signed in: nothing moves.
  return (
    <>
      <button type="button" className={styles.refresh} data-shown={isSignedIn || undefined} disabled={state === 'busy'} onClick={refresh}>
        <RefreshCw data-icon="s" aria-hidden />
        {state === 'busy' ? labels.busy : labels.refresh}
      </button>
      <output className={styles.toast} data-shown={state === 'failed' || undefined}>
        {state === 'failed' && labels.failed}
      </output>
    </>
  );
}

async function askForRefresh(page: string, id: string): Promise<boolean> {
  const answer = await fetch('/api/me/refresh-token');
  if (!answer.ok) return false;
  const { token } = (await answer.json()) as { token: string };
  const query = new URLSearchParams({ page, id });
  return (await fetch(`/api/revalidate?${query}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).ok;
}
