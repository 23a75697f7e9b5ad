import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { LoginNote } from '#web/features/records/post/screen/login-note.tsx';
import { StageChoice } from '#web/features/records/post/screen/stage-choice.tsx';
import { StageLine } from '#web/features/records/post/screen/stage-line.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { PostBoard } from '#web/server/rankings/read-post-board.ts';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { makePostContext } from './make-post-context.ts';
import { PostForm } from './post-form.tsx';
import { boardHref, postHref } from './post-href.ts';
import styles from './post-page.module.css';

/** Renders the page "Submit Score": a stage selection, then the form for the selected board. */
export async function PostPage({ place, locale }: { place: PostBoard | null; locale: Language }) {
  const t = translate(locale, 'records.post');
  const catalogue = await readCatalogue();
  const isForm = place !== null && !place.board.retired;
  return (
    <main id="main" className={isForm ? `wrap ${styles.posting}` : 'wrap'} data-posting={isForm ? '' : undefined}>
      <noscript>
        <Callout tone="warn">{t('noScript')}</Callout>
      </noscript>
      {isForm ? (
        <PostForm
          key={place.board.boardId}
          context={makePostContext(catalogue, place, locale)}
          title={t('title')}
          lead={t('lead')}
          leave={{ href: localePath(locale, boardHref(place.board, place.boards[0])) }}
        >
          <Place catalogue={catalogue} place={place} locale={locale} />
        </PostForm>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            <p>{place ? t('lead') : t('chooseLead')}</p>
          </header>
          {place && <Place catalogue={catalogue} place={place} locale={locale} />}
          {place ? (
            <Callout tone="warn">{t('retired')}</Callout>
          ) : (
            <>
              <LoginNote locale={locale} />
              <StageChoice catalogue={catalogue} locale={locale} />
            </>
          )}
        </>
      )}
    </main>
  );
}

/** Shows the stage of a board, its other rules and its special conditions. */
function Place({ catalogue, place, locale }: { catalogue: Catalogue; place: PostBoard; locale: Language }) {
  const t = translate(locale, 'records.post');
  const { board, boards } = place;
  const note = board.kind === 'stage' ? inLanguage(catalogue.stages.get(board.refId)?.note, locale) : undefined;
  const kind = board.kind === 'speedrun' ? t('speedrun') : inLanguage(catalogue.rules.get(board.ruleId)?.name, locale);
  const series = inLanguage(catalogue.series.get(board.seriesId)?.short, locale);
  return (
    <>
      <StageLine
        board={board}
        stage={inLanguage(boardPlace(catalogue, board)?.name, locale) ?? ''}
        detail={[series, kind, board.refId].join(' · ')}
        locale={locale}
        change={t('change')}
      />
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
    </>
  );
}
