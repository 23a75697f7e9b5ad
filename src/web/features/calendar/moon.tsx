import type { MoonPhase } from '#domain/calendar/moon-phase.ts';

type Props = { angle: number; phase: MoonPhase | undefined; label: string | undefined; className?: string | undefined };

const R = 5.5;
const [MIDDLE, TOP, BOTTOM] = [7, 7 - R, 7 + R];

/** The moon as it stands in the northern sky; the four phases have a name, other days are a picture beside their number. */
export function Moon({ angle, phase, label, className }: Props) {
  return (
    <span className={className}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
        <circle cx={MIDDLE} cy={MIDDLE} r={R} fill="var(--surface-3)" />
        {phase === 'full' && <circle cx={MIDDLE} cy={MIDDLE} r={R} fill="var(--wr)" />}
        {phase !== 'full' && phase !== 'new' && <path fill="var(--text-3)" d={litPart(angle)} />}
      </svg>
      {label !== undefined && <span className="sr">{label}</span>}
    </span>
  );
}

/** Half a circle, on the right while the moon grows, and half an ellipse that takes from it or adds to it. */
function litPart(angle: number): string {
  const grows = angle < 180 ? 1 : 0;
  const overHalf = angle > 90 && angle < 270 ? 1 : 0;
  const width = Math.abs(R * Math.cos((angle * Math.PI) / 180)).toFixed(2);
  return `M7 ${TOP}A${R} ${R} 0 0 ${grows} 7 ${BOTTOM}A${width} ${R} 0 0 ${grows === overHalf ? 1 : 0} 7 ${TOP}z`;
}
