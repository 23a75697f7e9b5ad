import 'server-only';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { shownVideo } from '#domain/evidence/shown-video.ts';
import { parseKeywordSegment } from '#domain/keywords/limits.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { getArticleParts } from '#usecases/keywords/get-article-parts.ts';
import { languageOf } from '#web/i18n/other-language.ts';
import { videoWords } from '#web/i18n/video-words.ts';
import { deps } from '#web/server/deps.ts';
import { readTerms } from './read-terms.ts';

/**
 * Returns the Markdown options for the links, pictures and videos in a text. Keyword links use the keyword's current
 * name in the reader's language. For a rule text or a guide (`of`), also returns the terms that the text mentions
 * without a link.
 */
export async function readArticle(text: string, locale: Language, of?: { readonly uniqueId: string; readonly lang: string }) {
  const [{ entries, pictures }, terms] = await Promise.all([
    getArticleParts(deps(), text),
    of && readTerms({ source: 'keyword', sourceId: `${of.uniqueId}/${of.lang}`, revisionId: null, text }, locale),
  ]);
  return {
    keywordHref: (written: string): string | undefined => {
      const entry = entries.get(parseKeywordSegment(written).trim());
      if (!entry) return undefined;
      const name = entry.names[languageOf(entry.names, locale)];
      return entry.guideOf === null ? name && keywordRoute(name) : guideRoute(entry.guideOf);
    },
    pictureOf: (imageId: string) => {
      const picture = pictures.get(imageId);
      return picture && { src: `/api/pictures/${picture.key}`, width: picture.width, height: picture.height };
    },
    terms,
    video: { of: shownVideo, words: videoWords(locale) },
  };
}
