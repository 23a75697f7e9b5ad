import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { postHref } from '#web/features/records/post/post-href.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ChevronRight, Plus, Target } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import type { Improvement } from './improvement.ts';
import styles from './post-result.module.css';
import { ShareButton } from './share-button.tsx';
import { targetText } from './target-text.ts';

type Texts = { locale: Language; words: PostResultWords };

/** Says what it takes to tie the next better player, as a link to that record. Renders nothing in first place. */
export function NextTarget({ target, locale, words }: Texts & { target: Improvement['target'] }) {
  if (!target) return null;
  return (
    <Link className={styles.target} href={localePath(locale, recordRoute(target.recordId))}>
      <span>
        <Target aria-hidden />
      </span>
      <span>
        <small>{words.next}</small>
        <b>{targetText(target, locale, words)}</b>
      </span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

/** The ways on from the result of a post: share it, post another record, or see the ranking. */
export function ResultActions({ recordId, result, locale, words }: Texts & { recordId: string; result: Improvement }) {
  const path = localePath(locale, recordRoute(recordId));
  const picture = `${path}/card.png`;
  return (
    <>
      {/* Only on wide screens. */}
      {/* biome-ignore lint/performance/noImgElement: drawn by the server in this size */}
      <img className={styles.card} src={picture} width={1200} height={630} alt={words.card} loading="lazy" />
      <div className={styles.actions}>
        <ShareButton
          shared={{ text: shareText(result, locale, words), path, picture, fileName: `stargrass-${recordId}.png` }}
          words={words}
        />
        <ButtonLink href={localePath(locale, result.next ? postHref(result.next) : '/post')}>
          <Plus aria-hidden />
          {words.another}
        </ButtonLink>
        <ButtonLink variant="line" href={localePath(locale, result.route)}>
          {words.ranking}
        </ButtonLink>
      </div>
    </>
  );
}

function shareText({ stage, rule, value, rank, target }: Improvement, locale: Language, words: PostResultWords): string {
  const names = { stage: inLanguage(stage, locale) ?? '', rule: inLanguage(rule, locale) ?? '' };
  const texts = {
    place: placeText(words.place, locale, rank.now),
    where: fill(names.rule ? words.whereRule : words.where, names),
    value: fill(words.scored[value.kind], { value: formatShown(value) }),
  };
  return target ? fill(words.shareText, { ...texts, next: placeText(words.place, locale, target.rank) }) : fill(words.shareTop, texts);
}
