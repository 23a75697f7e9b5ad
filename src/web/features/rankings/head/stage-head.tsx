import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { coloursOf } from '#domain/catalogue/creature-colours.ts';
import { gameRoute, guideRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { findStage, neighbourStages, stagePath } from '#domain/catalogue/stage-places.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { BookOpen, ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import type { GlyphNumber } from '#web/ui/scenery/planet/creature-glyph.tsx';
import { CreatureGlyphs } from '#web/ui/scenery/planet/creature-glyphs.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { Facts } from '#web/ui/table/facts.tsx';
import styles from './stage-head.module.css';

const FIRST_GAME = 1; // In the first game, a stage's treasure is a reference score.

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language };

/** Renders the header of a stage: landscape, names in two languages, facts, and links to adjacent stages. */
export function StageHead({ catalogue, ranking, locale }: Props) {
  const t = translate(locale, 'rankings');
  const { refId, seriesId } = ranking.board;
  const stage = findStage(catalogue, refId);
  const path = stagePath(catalogue, refId);
  if (!stage || !path) return null;
  const { previous, next } = neighbourStages(catalogue, refId);
  const other = inOtherLanguage(stage.name, locale);
  const step = (to: number, label: string, icon: React.ReactNode) => (
    <Link className={styles.step} href={localePath(locale, stageRoute(to))} aria-label={label}>
      {icon}
    </Link>
  );

  return (
    <SceneryPanel head scape={<Scape seed={refId} seriesToken={seriesToken(seriesId)} options={HEADER_SCAPE} />}>
      <header className={`wrap ${styles.head}`} data-post={ranking.board.retired ? undefined : ''}>
        <div className={styles.top}>
          <div className={styles.names}>
            <Crumbs
              label={t('breadcrumb')}
              items={[
                { label: inLanguage(path.series.short, locale), href: localePath(locale, gameRoute(path.series.id)) },
                ...(path.above ? [{ label: inLanguage(path.above.name, locale), href: localePath(locale, path.above.route) }] : []),
                { label: String(refId) },
              ]}
            />
            <h1>{inLanguage(stage.name, locale)}</h1>
            {other && (
              <p className={styles.other} lang={other.lang}>
                {other.text}
              </p>
            )}
          </div>
          <div className={styles.steps}>
            <Link className={styles.step} href={localePath(locale, guideRoute(refId))} aria-label={t('guide')}>
              <BookOpen aria-hidden />
            </Link>
            <nav className={styles.steps} aria-label={t('neighbours')}>
              {previous && step(previous.id, t('previousStage'), <ChevronLeft aria-hidden />)}
              {next && step(next.id, t('nextStage'), <ChevronRight aria-hidden />)}
            </nav>
          </div>
        </div>
        <StageFacts catalogue={catalogue} ranking={ranking} locale={locale} />
      </header>
    </SceneryPanel>
  );
}

function StageFacts({ catalogue, ranking, locale }: Props) {
  const t = translate(locale, 'rankings.facts');
  const { board, players, medianKey } = ranking;
  const stage = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;
  const colours = coloursOf(catalogue, board.seriesId).map(({ id, name }) => ({
    glyph: id as GlyphNumber,
    label: inLanguage(name, locale),
  }));
  const facts = [
    board.timeLimitS !== null && { term: t('timeLimit'), value: formatDuration(board.timeLimitS * 1000) },
    colours.length > 0 && { term: t('creatures'), value: <CreatureGlyphs glyphs={colours} plate /> },
    stage?.startCreatures && { term: t('startCreatures'), value: stage.startCreatures },
    stage?.treasure && board.seriesId !== FIRST_GAME && { term: t('treasure'), value: formatScore(stage.treasure), wideOnly: true },
    { term: t('players'), value: formatScore(players), wideOnly: true },
    medianKey !== null && { term: t('median'), value: formatShown(shownOfRankKey(board, medianKey)), wideOnly: true },
  ];
  return <Facts items={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}
