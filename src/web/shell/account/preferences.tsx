import type { Theme } from '#domain/accounts/settings.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { accountCall } from '#web/features/account/account-call.ts';
import { chooseTheme, useChosenTheme } from '#web/features/account/settings/theme-choice.ts';
import { LanguageLink } from '#web/shell/header/language-link.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { Languages, SunMoon } from '#web/ui/media/icons.tsx';
import segmented from '#web/ui/nav/segmented-links.module.css';
import type { AccountMenuWords } from './account-menu-words.ts';
import styles from './account-sheet.module.css';

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

type Props = {
  locale: Language;
  words: AccountMenuWords;
  languageNames: Readonly<Record<Language, string>>;
  /** Whether the theme is also saved to the account. */
  isSaved: boolean;
};

/** Lets the reader choose the theme and the language of the page. */
export function Preferences({ locale, words, languageNames, isSaved }: Props) {
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    // The theme stays applied in this browser even when saving it to the account fails.
    if (isSaved) accountCall('PATCH', '', { theme });
  };
  return (
    <div className={styles.preferences}>
      <span>
        <SunMoon aria-hidden />
        {words.theme}
      </span>
      <SegmentedButtons
        label={words.theme}
        items={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        chosen={useChosenTheme()}
        onChoose={choose}
      />
      <span>
        <Languages aria-hidden />
        {words.language}
      </span>
      <ul className={segmented.segments} aria-label={words.language}>
        {LANGUAGES.map((lang) => (
          <li key={lang}>
            <LanguageLink lang={lang} isCurrent={lang === locale}>
              {languageNames[lang]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
