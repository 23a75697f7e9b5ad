import type { ReactNode } from 'react';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { makePostContext } from '#web/features/records/post/make-post-context.ts';
import { PostForm } from '#web/features/records/post/post-form.tsx';
import { draftName } from '#web/features/records/post/post-href.ts';
import { StageLine } from '#web/features/records/post/screen/stage-line.tsx';
import { translate } from '#web/i18n/translate.ts';
import type { PostBoard } from '#web/server/rankings/read-post-board.ts';
import { DraftOffer } from './draft-offer.tsx';

type Props = {
  catalogue: Catalogue;
  place: PostBoard;
  locale: Language;
  words: { readonly title: string; readonly lead: string; readonly draft: string; readonly draftLink: string };
  leaveHref: string;
  /** Links below the stage. */
  children: ReactNode;
};

/** Renders the posting form for a player's first record, with an offer to continue a draft on another board. */
export function FirstPost({ catalogue, place: { board, recordKey }, locale, words, leaveHref, children }: Props) {
  const t = translate(locale, 'records.post');
  const rule = inLanguage(catalogue.rules.get(board.ruleId)?.name, locale);
  const series = inLanguage(catalogue.series.get(board.seriesId)?.short, locale);
  return (
    <PostForm
      key={board.boardId}
      context={makePostContext(catalogue, { board, recordKey }, locale)}
      title={words.title}
      lead={words.lead}
      leave={{ href: leaveHref }}
    >
      <DraftOffer shown={draftName(board)} words={words} />
      <StageLine
        board={board}
        stage={inLanguage(boardPlace(catalogue, board)?.name, locale) ?? ''}
        detail={[series, rule].filter(Boolean).join(' · ')}
        locale={locale}
        change={t('change')}
      />
      {children}
    </PostForm>
  );
}
