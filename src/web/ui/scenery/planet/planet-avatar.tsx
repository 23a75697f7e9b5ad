'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0048).
import { createRandom, hashText } from '#web/ui/scenery/random.ts';
import { AVATAR_COLOURS } from './avatar-colours.ts';
import { drawAvatarMarks } from './avatar-marks.tsx';
import styles from './planet-avatar.module.css';

type Props = { seed: string; size?: 's' | 'm' | 'l' | 'xl' | undefined };

const SALT = 'p2163'; // Chosen with the design. Another salt would change every player's planet.
const SHADE = 'M9.2-14.3L34-34V34H-34L-14.3 9.2A17 17 0 0 0 9.2-14.3z';

/** Draws the default avatar, a small planet generated from a text. Contains no ids or styles, to stay small. */
export function PlanetAvatar({ seed, size }: Props) {
  const random = createRandom(hashText(seed + SALT));
  random();
  random();
  const [ground, mark] = AVATAR_COLOURS[Math.floor(random() * AVATAR_COLOURS.length)] ?? AVATAR_COLOURS[0];
  const turn = Math.floor(random() * 70 - 35);
  const kind = Math.floor(random() * 4);
  const marks = drawAvatarMarks(kind, random() * 12 - 10, random);
  const hasRing = kind !== 1 && random() > 0.62;
  return (
    <svg className={styles.avatar} data-size={size} viewBox="-22 -22 44 44" aria-hidden="true">
      <g>
        <path fill={ground} d="M-34-34h68v68h-68z" />
        <g fill={mark} transform={`rotate(${turn})`}>
          {marks}
        </g>
        <path d={SHADE} />
      </g>
      {hasRing && <ellipse rx="22.5" ry="5.5" stroke={mark} transform="rotate(-20)" />}
    </svg>
  );
}
