'use client'; // Client component: applies the theme immediately and stores it in this browser and in the account.
import type { Theme } from '#domain/accounts/settings.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import { Check } from '#web/ui/media/icons.tsx';
import { chooseTheme, useChosenTheme } from './theme-choice.ts';
import styles from './theme-choices.module.css';

const SHOWN: readonly Theme[] = ['dark', 'light', 'system'];

type Props = { legend: string; labels: Readonly<Record<Theme, string>> };

/** Renders radio cards for the dark, light and system themes, each with a miniature page. */
export function ThemeChoices({ legend, labels }: Props) {
  const theme = useChosenTheme();
  const choose = (next: Theme) => {
    chooseTheme(next);
    // The theme stays applied in this browser even when saving it to the account fails.
    accountCall('PATCH', '', { theme: next });
  };
  return (
    <fieldset className={styles.themes}>
      <legend className="sr">{legend}</legend>
      {SHOWN.map((value) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} checked={theme === value} onChange={() => choose(value)} />
          <span className={styles.preview} aria-hidden="true">
            <MiniPage theme={value === 'light' ? 'light' : 'dark'} />
            {value === 'system' && <MiniPage theme="light" />}
          </span>
          <span className={styles.caption}>
            {labels[value]}
            <Check data-icon="s" aria-hidden />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const MiniPage = ({ theme }: { theme: 'light' | 'dark' }) => (
  <span className={styles.page} data-theme={theme}>
    <span className={styles.sheet}>
      <i />
      <i />
      <i />
      <i />
    </span>
  </span>
);
