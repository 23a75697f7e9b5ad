import type { Language } from '#domain/shared/language.ts';
import type { OwnView } from '#web/features/rankings/own/own-view.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { loginHref } from '#web/i18n/login-href.ts';
import { useSession } from '#web/session/use-session.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './filter-sheet.module.css';

/** Which rows a reader wants to see besides those of the filter. */
export type RowChoice = { readonly isRivalsOnly: boolean; readonly hasPaceLines: boolean };

type Props = {
  locale: Language;
  /** Address of this ranking without the language, to return to after logging in. */
  path: string;
  own: OwnView | undefined;
  rows: RowChoice;
  onChange: (rows: RowChoice) => void;
  /** The sum that the pace lines lead to, or null on a page without pace lines. */
  paceSum: string | null;
  words: RankingSheetWords['filter'];
};

/** Shows the switches for rivals and pace lines. Visitors are invited to log in for the former. */
export function FilterSwitches({ locale, path, own, rows, onChange, paceSum, words }: Props) {
  const isVisitor = useSession().status === 'unauthenticated';
  return (
    <div className={styles.switches}>
      {isVisitor ? (
        <Link className="link" href={loginHref(locale, path)}>
          {words.logIn}
        </Link>
      ) : (
        <div className={styles.switch}>
          <span>
            <b>{words.rivals}</b>
            {own && <small>{countText(words.withRivals, locale, own.rivals.length)}</small>}
          </span>
          <Switch
            label={words.rivals}
            on={rows.isRivalsOnly}
            disabled={!own}
            onClick={() => onChange({ ...rows, isRivalsOnly: !rows.isRivalsOnly })}
          />
        </div>
      )}
      {paceSum !== null && (
        <div className={styles.switch}>
          <span>
            <b>{words.paceLines}</b>
            <small>{fill(words.paceMeaning, { sum: paceSum })}</small>
          </span>
          <Switch label={words.paceLines} on={rows.hasPaceLines} onClick={() => onChange({ ...rows, hasPaceLines: !rows.hasPaceLines })} />
        </div>
      )}
    </div>
  );
}
