import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { loadMenus } from '#web/shell/header/menu-lists.ts';
import { useLoginHref, useRegisterHref } from '#web/shell/header/use-login-href.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import type { AccountMenuWords } from './account-menu-words.ts';
import styles from './account-sheet.module.css';
import { closeOnSamePage } from './menu-row.tsx';
import { findRecordDrafts } from './record-drafts.ts';

const SCENE = {
  width: 700,
  height: 256,
  planetX: 0.86,
  planetY: 0.18,
  planetRadius: 76,
  stars: 30,
  grass: 12,
  grassFrom: 0.6,
  grassHeight: 130,
};

/** Shows visitors what an account is for, with links to join and to log in that lead back to this page. */
export function VisitorAccount({ locale, words }: { locale: Language; words: AccountMenuWords['join'] }) {
  const draft = useDraftedPlace(locale);
  return (
    <>
      <div className={styles.panel}>
        <SceneryPanel scape={<Scape seed={9} seriesToken={8} biome="meadow" options={SCENE} />}>
          <p className={styles.invitation}>
            <b>{words.title}</b>
            <span>{words.text}</span>
          </p>
        </SceneryPanel>
      </div>
      <div className={styles.buttons}>
        <ButtonLink variant="primary" size="wide" href={useRegisterHref(locale)} onClick={closeOnSamePage}>
          {words.join}
        </ButtonLink>
        <ButtonLink variant="line" size="wide" href={useLoginHref(locale)} onClick={closeOnSamePage}>
          {words.login}
        </ButtonLink>
      </div>
      {draft !== undefined && <p className={styles.draft}>{fill(words.draft, { stage: draft })}</p>}
    </>
  );
}

/** Returns the name of the stage or speedrun with the newest draft on this device. The lists of the menu name it. */
function useDraftedPlace(locale: Language): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const { newest } = findRecordDrafts();
    if (!newest) return;
    const path = localePath(locale, newest.board);
    loadMenus(locale).then(
      ({ data }) => {
        const lines = data.flatMap((each) => [...each.lines, ...each.lists.flatMap((list) => list.lines)]);
        setName(lines.find(([href]) => href.replace(/\?.*/s, '') === path)?.[1]);
      },
      () => {}, // The note is only a help.
    );
  }, [locale]);
  return name;
}
