'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0053).
type Props = { size?: number | undefined };

/**
 * Draws the logo: three stems of star-grass as a podium (2-1-3), with a star on the winner. Decorative, because the
 * site name is beside it.
 */
export function BrandMark({ size = 30 }: Props) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="var(--stem)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M16 29.5V11" />
        <path d="M15.5 29.5C14.5 24 11 21 8 16.5" />
        <path d="M16.5 29.5c1-4 4-6 7.2-9" />
      </g>
      <circle cx="7.2" cy="14.6" r="3.6" fill="var(--creature-3)" />
      <circle cx="24.6" cy="18.8" r="3.1" fill="var(--creature-1)" />
      <path fill="var(--accent)" d="M16 1.6l1.9 4.2 4.5.5-3.4 3 1 4.5-4-2.3-4 2.3 1-4.5-3.4-3 4.5-.5z" />
    </svg>
  );
}
