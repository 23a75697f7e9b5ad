import type { LucideIcon } from 'lucide-react';
import styles from './icon-sprite.module.css';

/** Icons that a long list repeats, sent once; `SpriteIcon` refers to one by name. */
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

/** An icon of the page's sprite; without a label it is decorative. */
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
