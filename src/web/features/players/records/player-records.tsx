import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES, SPEEDRUN_SERIES, STANDARD_RULE } from '#domain/catalogue/rows.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { listedRecords } from '#domain/rankings/player/listed-records.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { playerPath, sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import styles from '#web/features/players/player-page.module.css';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { recordLabels } from './record-labels.ts';
import { RecordsTable } from './records-table.tsx';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Lists the player's newest records, or a page of all records under one rule. */
export function PlayerRecords({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players.records');
  const { filter, standings } = page;
  const path = playerPath(locale, page.player.handle);
  const { rows, pages } = listedRecords(standings, filter);
  const heading = filter.rule === undefined ? t('newest') : t('ofRule', { rule: ruleName(catalogue, filter.rule, locale) });
  return (
    <>
      <div className={styles.between} id="records">
        <h2 className={styles.heading}>{heading}</h2>
        {filter.rule !== undefined && (
          <Link className="link" href={underFilter(path, sharedFilter(filter))}>
            {t('back')}
          </Link>
        )}
      </div>
      <section className={`card ${styles.table}`}>
        {rows.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <RecordsTable
            catalogue={catalogue}
            standings={rows}
            caption={heading}
            labels={recordLabels(page, locale)}
            zone={page.zone}
            locale={locale}
            query={formatFilter(sharedFilter(filter))}
            hasRules={filter.rule === undefined}
          />
        )}
      </section>
      {pages > 1 && (
        <Static as="div">
          <PageLinks
            page={filter.page}
            pages={pages}
            hrefOf={(number) => `${underFilter(path, { ...filter, page: number })}#records`}
            words={pagingWords(locale)}
          />
        </Static>
      )}
    </>
  );
}

// Events and speedruns share rule 0, so the list for that rule contains both.
const ruleName = (catalogue: Catalogue, rule: number, locale: Language) =>
  rule === STANDARD_RULE
    ? [EVENT_SERIES, SPEEDRUN_SERIES].map((id) => inLanguage(catalogue.series.get(id)?.name, locale)).join(' · ')
    : (inLanguage(catalogue.rules.get(rule)?.name, locale) ?? '');
