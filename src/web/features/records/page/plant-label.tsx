/** Draws a garden plant label. */
export const PlantLabel = () => (
  <svg width="132" height="128" viewBox="0 0 132 128" fill="none" strokeLinecap="round" aria-hidden="true">
    <path d="M4 116q62-12 124 0" stroke="var(--line-strong)" strokeWidth="2" />
    <g transform="rotate(4 66 112)">
      <path d="M62 112V64h8v48z" fill="var(--surface-3)" />
      <path d="M30 26h66l12 19-12 19H30z" fill="var(--surface-2)" stroke="var(--line-control)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M42 40h34M42 51h22" stroke="var(--line-control)" strokeWidth="2.4" />
      <circle cx="94" cy="45" r="2.6" fill="var(--line-control)" />
    </g>
    <path d="M108 114c0-16 2-26 4-38" stroke="var(--stem)" strokeWidth="2.4" />
    <circle cx="112.5" cy="71" r="5.5" stroke="var(--text-3)" strokeWidth="2" strokeDasharray="2.5 3" />
    <path d="M22 114c0-9-2-15-8-20" stroke="var(--stem)" strokeWidth="2.4" />
    <circle cx="12.5" cy="91" r="4.4" fill="var(--bloom-3)" />
  </svg>
);
