import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stagesBySeries } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { PostBoard } from '#web/server/rankings/read-post-board.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { makePostContext } from './make-post-context.ts';
import { PostForm } from './post-form.tsx';
import { postHref } from './post-href.ts';
import styles from './post-page.module.css';

/** Renders the page "Submit Score": a stage selection, then the form for the selected board. */
export async function PostPage({ place, locale }: { place: PostBoard | null; locale: Language }) {
  const t = translate(locale, 'records.post');
  const catalogue = await readCatalogue();
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{place ? t('lead') : t('chooseLead')}</p>
      </header>
      {place ? <Place catalogue={catalogue} place={place} locale={locale} /> : <StageChoice catalogue={catalogue} locale={locale} />}
      <noscript>
        <Callout tone="warn">{t('noScript')}</Callout>
      </noscript>
    </main>
  );
}

function Place({ catalogue, place, locale }: { catalogue: Catalogue; place: PostBoard; locale: Language }) {
  const t = translate(locale, 'records.post');
  const { board, boards } = place;
  const note = board.kind === 'stage' ? inLanguage(catalogue.stages.get(board.refId)?.note, locale) : undefined;
  const kind = board.kind === 'speedrun' ? t('speedrun') : inLanguage(catalogue.rules.get(board.ruleId)?.name, locale);
  const series = inLanguage(catalogue.series.get(board.seriesId)?.short, locale);
  return (
    <>
      <div className={styles.stage}>
        <span className={styles.thumb}>
          <StageScape seed={board.refId} seriesToken={seriesToken(board.seriesId)} />
        </span>
        <span className={styles.name}>
          <b>{inLanguage(boardPlace(catalogue, board)?.name, locale)}</b>
          <small>
            {series} · {kind} · {board.refId}
          </small>
        </span>
        <a className={`link ${styles.change}`} href={localePath(locale, '/post')}>
          {t('change')}
        </a>
      </div>
      {boards.length > 1 && (
        <div className={styles.rules}>
          <SegmentedLinks
            label={t('rule')}
            items={boards.map((each) => ({
              label: inLanguage(catalogue.rules.get(each.ruleId)?.short, locale) ?? '',
              href: localePath(locale, postHref(each)),
              current: each === board,
            }))}
          />
        </div>
      )}
      {note && (
        <div className={styles.note}>
          <Callout tone="info">{note}</Callout>
        </div>
      )}
      {board.retired ? (
        <Callout tone="warn">{t('retired')}</Callout>
      ) : (
        <PostForm key={board.boardId} context={makePostContext(catalogue, place, locale)} />
      )}
    </>
  );
}

// A plain HTML form, which works without JavaScript.
function StageChoice({ catalogue, locale }: { catalogue: Catalogue; locale: Language }) {
  const t = translate(locale, 'records.post');
  return (
    <form className={`card ${styles.choice}`} action={localePath(locale, '/post')}>
      <label htmlFor="stage">{t('chooseStage')}</label>
      <select id="stage" name="stage" required>
        {stagesBySeries(catalogue).map(({ series, stages }) => (
          <optgroup key={series.id} label={inLanguage(series.name, locale)}>
            {stages
              .filter(({ retired }) => !retired)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {id} {inLanguage(name, locale)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Button variant="primary" type="submit">
        {t('choose')}
      </Button>
    </form>
  );
}
