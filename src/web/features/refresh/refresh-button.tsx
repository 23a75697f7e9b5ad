'use client'; // Client component: the session is only known in the browser.
import { useState } from 'react';
import type { RefreshTokenJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import { RefreshCw } from '#web/ui/media/icons.tsx';
import styles from './refresh-button.module.css';

type Props = {
  /** Page type and id as `POST /api/revalidate` expects them. */
  page: 'stage' | 'total' | 'user';
  id: string;
  labels: { readonly refresh: string; readonly busy: string; readonly failed: string };
};

/**
 * Purges a page from the cache and reloads it, for signed-in players. On failure, shows an error and does not reload.
 */
export function RefreshButton({ page, id, labels }: Props) {
  const isSignedIn = useSession().status === 'authenticated';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setState('busy');
    if (await askForRefresh(page, id).catch(() => false)) location.reload();
    else setState('failed');
  };
  // Always rendered to reserve its space, so that loading the session causes no layout shift.
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
  const { token } = (await answer.json()) as RefreshTokenJson;
  const query = new URLSearchParams({ page, id });
  return (await fetch(`/api/revalidate?${query}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).ok;
}
