'use client'; // the choice lives in the browser alone
import { SunMoon } from 'lucide-react';
import styles from './header.module.css';

/** Switches between dark and light and remembers it under the key `theme`. */
export function ThemeButton({ label }: { label: string }) {
  const toggle = () => {
    const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // storage may be switched off: then the choice lasts for this page
    }
  };
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={toggle}>
      <SunMoon aria-hidden />
    </button>
  );
}
