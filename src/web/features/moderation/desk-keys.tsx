'use client'; // Client component: handles keyboard navigation and shows the result of the last verb.
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './desk-keys.module.css';
import { currentMessage, leave, listen } from './desk-store.ts';
import { useKeys } from './use-keys.ts';

type Props = {
  previous: string | undefined;
  next: string | undefined;
  words: { readonly previous: string; readonly next: string; readonly position: string };
};

/** Navigates between queue items by key or link, and shows the result of the last verb. */
export function DeskKeys({ previous, next, words }: Props) {
  const router = useRouter();
  const message = useSyncExternalStore(listen, currentMessage, () => undefined);
  const go = (href: string | undefined) =>
    href &&
    (() => {
      leave();
      router.push(href, { scroll: false });
    });
  useKeys({ j: go(next) || undefined, k: go(previous) || undefined });
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/moderation?"]') : null;
      if (link && link.href !== window.location.href) leave();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return (
    <>
      <nav className={styles.steps}>
        <Step href={previous} label={words.previous}>
          <ChevronLeft aria-hidden />
        </Step>
        <span>{words.position}</span>
        <Step href={next} label={words.next}>
          <ChevronRight aria-hidden />
        </Step>
      </nav>
      <p className={styles.message} role="status" data-bad={message?.isBad || undefined}>
        {message?.text}
      </p>
    </>
  );
}

const Step = ({ href, label, children }: { href: string | undefined; label: string; children: React.ReactNode }) =>
  href === undefined ? (
    <span className={styles.step} data-off>
      {children}
    </span>
  ) : (
    <Link className={styles.step} href={href} aria-label={label} scroll={false}>
      {children}
    </Link>
  );
