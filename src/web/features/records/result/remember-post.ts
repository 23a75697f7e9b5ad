import { POSTED_MARK } from '#web/session/device-data.ts';

const MOST = 20; // as many as posts can wait

/**
 * Marks a record as just posted in this browser, so that its page shows the result of the post once. The mark survives
 * until the app is opened again. Several posts that waited for a connection can be marked at once.
 */
export function rememberPost(recordId: string): void {
  try {
    localStorage.setItem(POSTED_MARK, [...marked(), recordId].slice(-MOST).join(' '));
  } catch {
    // Storage may be disabled. The record page is then shown without the result of the post.
  }
}

/** Returns whether the record was just posted in this browser, and removes the mark, so that a reload shows no result. */
export function takePost(recordId: string): boolean {
  try {
    const others = marked().filter((id) => id !== recordId);
    if (others.length === marked().length) return false;
    if (others.length > 0) localStorage.setItem(POSTED_MARK, others.join(' '));
    else localStorage.removeItem(POSTED_MARK);
    return true;
  } catch {
    return false;
  }
}

const marked = (): string[] => (localStorage.getItem(POSTED_MARK) ?? '').split(' ').filter(Boolean);
