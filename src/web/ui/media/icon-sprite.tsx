import type { LucideIcon } from 'lucide-react';
import styles from './icon-sprite.module.css';

/** Sends the icons that a long list repeats only once. `SpriteIcon` refers to them by name. */
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

/** Shows an icon from the page's sprite. Without a label, the icon is decorative. */
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
