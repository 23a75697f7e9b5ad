import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { keywordEditRoute, keywordHistoryRoute } from '#domain/keywords/routes.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { History, Pencil, Plus } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './guide-page.module.css';

type Props = {
  catalogue: Catalogue;
  stage: Stage | EventStage;
  guide: ReadGuide['guide'] | undefined;
  own: ReadGuide['own'] | undefined;
  locale: Language;
};

/**
 * Shows facts about the stage and the player who last edited the guide, with links to the editor (for everyone), the
 * history, the stage and the record form.
 */
export function GuideAside({ catalogue, stage, guide, own, locale }: Props) {
  const t = translate(locale, 'guides');
  const pages = translate(locale, 'pages');
  const facts = catalogue.stages.get(stage.id);
  const by = guide?.changedBy;
  const author = by && (
    <Link className="link" href={localePath(locale, playerRoute(by.handle))}>
      {by.name ?? pages('anonymous')}
    </Link>
  );
  const rows = [
    author && { term: t('facts.author'), value: author },
    facts?.timeLimit && { term: t('facts.timeLimit'), value: formatDuration(facts.timeLimit * 1_000) },
    facts?.startCreatures && { term: t('facts.startCreatures'), value: facts.startCreatures },
    facts?.treasure && { term: t('facts.treasure'), value: formatScore(facts.treasure) },
  ].filter((row) => typeof row === 'object' && row !== null);
  return (
    <section className={`card ${styles.facts}`} aria-label={t('about')}>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {guide && own && (
        <>
          <ButtonLink href={localePath(locale, keywordEditRoute(guide.uniqueId))} variant="line" size="wide">
            <Pencil aria-hidden />
            {t('improve')}
          </ButtonLink>
          <ButtonLink href={localePath(locale, keywordHistoryRoute(own.name))} variant="line" size="wide">
            <History aria-hidden />
            {t('history')}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={localePath(locale, stageRoute(stage.id))} variant="line" size="wide">
        {t('toStage')}
      </ButtonLink>
      <ButtonLink href={localePath(locale, `/post?stage=${stage.id}`)} variant="primary" size="wide">
        <Plus aria-hidden />
        {t('post')}
      </ButtonLink>
    </section>
  );
}
