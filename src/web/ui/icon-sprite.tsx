import type { LucideIcon } from 'lucide-react';
import styles from './icon-sprite.module.css';

/** Drawings that a long list uses over and over, sent once; `SpriteIcon` shows one by its name. */
export function IconSprite({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

type Props = { name: string; label?: string | undefined; dimmed?: boolean | undefined };

/** One drawing of the page's sprite; without a label it stands beside its word. */
export function SpriteIcon({ name, label, dimmed }: Props) {
  const drawing = <use href={`#icon-${name}`} />;
  if (label === undefined) {
    return (
      <svg className={styles.icon} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={styles.icon} role="img" aria-label={label} data-dimmed={dimmed || undefined}>
      {drawing}
    </svg>
  );
}
