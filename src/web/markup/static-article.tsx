import type { Language } from '#domain/shared/language.ts';
import type { MarkdownOptions } from '#web/ui/markdown/markdown.tsx';
import { readMarkdown } from '#web/ui/markdown/read-markdown.ts';
import { Article } from '#web/ui/page/article.tsx';
import { Static } from './static.tsx';

type Props = { text: string; lang: Language; locale: Language; ways: MarkdownOptions };

/** Shows a long Markdown text as static markup, unless it contains a video, whose player needs React. */
export function StaticArticle(props: Props) {
  const article = <Article {...props} />;
  return hasVideo(props) ? article : <Static as="div">{article}</Static>;
}

function hasVideo({ text, ways: { video } }: Props): boolean {
  if (!video) return false;
  let isFound = false;
  const videoOf = (address: string) => {
    const shown = video.of(address);
    if (shown) isFound = true;
    return shown;
  };
  readMarkdown(text, { videoOf });
  return isFound;
}
