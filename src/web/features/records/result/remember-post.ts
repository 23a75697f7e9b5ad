import { POSTED_MARK } from '#web/session/device-data.ts';

/**
 * Marks a record as just posted in this browser, so that its page shows the result of the post once. The mark survives
 * until the app is opened again.
 */
export function rememberPost(recordId: string): void {
  try {
    localStorage.setItem(POSTED_MARK, recordId);
  } catch {
    // Storage may be disabled. The record page is then shown without the result of the post.
  }
}

/** Returns whether the record was just posted in this browser, and removes the mark, so that a reload shows no result. */
export function takePost(recordId: string): boolean {
  try {
    if (localStorage.getItem(POSTED_MARK) !== recordId) return false;
    localStorage.removeItem(POSTED_MARK);
    return true;
  } catch {
    return false;
  }
}
