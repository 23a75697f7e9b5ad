import { inLanguage, type Language } from '#domain/shared/language.ts';
import { diffWords } from '#domain/texts/diff-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { ReadRule } from '#web/server/texts/read-rules.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { ChangedWords } from '#web/ui/page/changed-words.tsx';
import { needsText } from './needs-text.ts';
import styles from './rule-page.module.css';

/** Renders a rule: its current text, its evidence requirements, a link to its ranking and a word-level diff of each change. */
export function RulePage({ rule: { texts, needs, rankingRoute }, locale }: { rule: ReadRule; locale: Language }) {
  const t = translate(locale, 'keywords');
  const [text] = texts;
  const when = (since: string | null) => (since === null ? t('rules.start') : t('rules.since', { day: since }));
  const isUnchanged = texts.length < 2 && needs.length < 2;

  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Crumbs
        label={t('entry.breadcrumb')}
        items={[{ label: t('rules.title'), href: localePath(locale, '/keyword/rules') }, { label: inLanguage(text?.name, locale) ?? '' }]}
      />
      <h1>{inLanguage(text?.name, locale)}</h1>
      <p>{inLanguage(text?.description, locale)}</p>
      {rankingRoute !== undefined && (
        <p>
          <ButtonLink href={localePath(locale, rankingRoute)} variant="line">
            {t('rules.toRanking')}
          </ButtonLink>
        </p>
      )}
      <section className={`card ${styles.card}`} aria-labelledby="evidence">
        <h2 id="evidence">{t('rules.evidence')}</h2>
        <p>{needsText(locale, needs[0]?.needs)}</p>
      </section>
      <Static as="section" className={`card ${styles.card}`} aria-labelledby="history">
        <h2 id="history">{t('rules.history')}</h2>
        <p className={styles.faint}>{isUnchanged ? t('rules.unchanged') : t('rules.kept')}</p>
        {!isUnchanged && (
          <ol className={styles.versions}>
            {texts.slice(0, -1).map((version, at) => (
              <li key={version.revisionId}>
                <h3>{when(version.since)}</h3>
                <p>
                  <ChangedWords
                    pieces={diffWords(inLanguage(texts[at + 1]?.description, locale) ?? '', inLanguage(version.description, locale))}
                  />
                </p>
              </li>
            ))}
            {needs.slice(0, -1).map((version, at) => (
              <li key={version.revisionId}>
                <h3>{when(version.since)}</h3>
                <p>
                  <ChangedWords pieces={diffWords(needsText(locale, needs[at + 1]?.needs), needsText(locale, version.needs))} />
                </p>
              </li>
            ))}
          </ol>
        )}
      </Static>
    </main>
  );
}
