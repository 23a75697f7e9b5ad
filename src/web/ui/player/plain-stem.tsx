type Props = { bent?: boolean | undefined };

/** Draws a stem without its star on an empty hill. The stem is bent for failures. */
export function PlainStem({ bent }: Props) {
  return (
    <svg width="72" height="56" viewBox="0 0 72 56" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M4 50q32-10 64 0" stroke="var(--line-strong)" strokeWidth="2" />
      {bent ? (
        <>
          <path d="M36 46Q36 30 52 30" stroke="var(--stem)" strokeWidth="3" />
          <circle cx="56" cy="34" r="6" fill="var(--bad)" />
        </>
      ) : (
        <>
          <path d="M36 46V28" stroke="var(--stem)" strokeWidth="3" />
          <circle cx="36" cy="22" r="7" stroke="var(--accent)" strokeWidth="2" strokeDasharray="3 4" strokeLinecap="butt" />
        </>
      )}
    </svg>
  );
}
