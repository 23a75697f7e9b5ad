'use client'; // Client component, because Next renders error pages in the browser.
import '#web/styles/stand-in.css';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { failureWords, localeOfPath } from '#web/i18n/failure-words.ts';
import { localePath } from '#web/i18n/locales.ts';

/**
 * Shows internal errors: what happened, what is saved, a retry button and the request id. Never looks like a 404 page.
 */
export function FailurePage() {
  const path = usePathname();
  const words = failureWords(path);
  const requestId = useRequestId();
  return (
    <main id="main" className="stand-in">
      <title>{`${words.title} · ${words.site}`}</title>
      <meta name="robots" content="noindex" />
      {/* This page is rendered in the browser, where only async scripts run. Without this script, the page would lose
          its theme. */}
      <script async src="/theme.js" />
      <svg className="field" viewBox="0 0 1280 780" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="/stand-in.svg#field" />
      </svg>
      <svg className="art" viewBox="0 0 300 196" aria-hidden="true">
        <use href="/stand-in.svg#clouded-moon" />
        <text x="150" y="106" textAnchor="middle">
          500
        </text>
      </svg>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p className="actions">
        <button type="button" onClick={() => location.reload()}>
          <Icon name="retry" />
          {words.retry}
        </button>
        <a href={localePath(localeOfPath(path), '/')}>
          <Icon name="home" />
          {words.home}
        </a>
      </p>
      {requestId && (
        <p className="request">
          {words.request} <b>{requestId}</b>
        </p>
      )}
    </main>
  );
}

const Icon = ({ name }: { name: 'retry' | 'home' }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <use href={`/stand-in.svg#${name}`} />
  </svg>
);

/**
 * Returns the id under which the server logged this request. It is sent as Server-Timing, the only response header that
 * a page can read about itself.
 */
function useRequestId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    setId(page?.serverTiming.find(({ name }) => name === 'request')?.description);
  }, []);
  return id;
}
