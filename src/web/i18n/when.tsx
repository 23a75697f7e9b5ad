const MINUTE = 16; // Length of an ISO 8601 instant up to its minute.

/**
 * Shows a date. A cached page must not depend on the time or the reader, so the first script replaces the date with the
 * reader's local time of day for 12 hours (web/start/markup/local-times.ts).
 */
export const When = ({ at, text }: { at: number; text: string }) => (
  <time data-when="" dateTime={`${new Date(at).toISOString().slice(0, MINUTE)}Z`} suppressHydrationWarning>
    {text}
  </time>
);
