import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { makePostContext } from './make-post-context.ts';
import { PostDialog } from './post-dialog.tsx';
import { postHref } from './post-href.ts';

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language };

/**
 * Renders the button "Submit Score" or "Submit run" for the board of a ranking. Renders nothing for a retired board.
 */
export function StagePostButton({ catalogue, ranking: { board, firstPlaces, isNow }, locale }: Props) {
  if (board.retired) return null;
  // A ranking at a past date has no current record to compare with.
  const recordKey = isNow ? (firstPlaces.at(-1)?.rankKey ?? null) : null;
  const { words, ...context } = makePostContext(catalogue, { board, recordKey }, locale);
  const { preparing, close, openRun } = words.post;
  const { open, title } = board.kind === 'speedrun' ? { open: openRun, title: openRun } : words.post;
  const note = board.kind === 'stage' ? inLanguage(catalogue.stages.get(board.refId)?.note, locale) : undefined;
  return <PostDialog context={context} words={{ open, title, preparing, close }} href={localePath(locale, postHref(board))} note={note} />;
}
