'use client'; // Client component, because the chosen theme is stored only in the browser.
import type { Theme } from '#domain/accounts/settings.ts';
import { chooseTheme, useChosenTheme } from '#web/features/account/settings/theme-choice.ts';
import { Monitor, Sun, SunMoon } from '#web/ui/media/icons.tsx';
import styles from './theme-button.module.css';

const NEXT: Readonly<Record<Theme, Theme>> = { dark: 'light', light: 'system', system: 'dark' };

export type ThemeLabels = Readonly<Record<Theme | 'theme', string>>;

type Props = { labels: ThemeLabels; className: string | undefined; showsLabel?: boolean };

/**
 * Cycles through the dark, light and system themes. The visible icon depends on an attribute of the root element, which
 * a script sets before React runs.
 */
export function ThemeButton({ labels, className, showsLabel = false }: Props) {
  const chosen = useChosenTheme();
  const label = labels[chosen ?? 'theme'];
  return (
    <button type="button" className={className} aria-label={label} onClick={() => chooseTheme(NEXT[chosen ?? 'dark'])}>
      <SunMoon className={styles.dark} aria-hidden />
      <Sun className={styles.light} aria-hidden />
      <Monitor className={styles.system} aria-hidden />
      {showsLabel && label}
    </button>
  );
}
