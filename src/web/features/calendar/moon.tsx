import type { MoonPhase } from '#domain/calendar/moon-phase.ts';
import { litPart } from '#web/ui/scenery/biomes/lit-part.ts';

type Props = { angle: number; phase: MoonPhase | undefined; label: string | undefined; className?: string | undefined };

const R = 5.5;
const MIDDLE = 7;

/** Draws the moon as seen from the northern hemisphere. Only the four main phases have a text label. */
export function Moon({ angle, phase, label, className }: Props) {
  return (
    <span className={className}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
        <circle cx={MIDDLE} cy={MIDDLE} r={R} fill="var(--surface-3)" />
        {phase === 'full' && <circle cx={MIDDLE} cy={MIDDLE} r={R} fill="var(--wr)" />}
        {phase !== 'full' && phase !== 'new' && <path fill="var(--text-3)" d={litPart(angle, MIDDLE, MIDDLE, R)} />}
      </svg>
      {label !== undefined && <span className="sr">{label}</span>}
    </span>
  );
}
