import { isDeepStrictEqual } from 'node:util';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { shownVideo } from '#domain/evidence/shown-video.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { MARKDOWN_SCHEMA } from '#web/ui/markdown/markdown-schema.ts';
import { readMarkdown } from '#web/ui/markdown/read-markdown.ts';
import { type MarkdownAddresses, settleTree } from '#web/ui/markdown/settle-tree.ts';
import { wrongIn } from './wrong-in.ts';

const PICTURE = { src: '/api/pictures/0b5c6a52/x.webp', width: 640, height: 360 };
const sanitizer = unified().use(rehypeSanitize, MARKDOWN_SCHEMA);

/** The site's own addresses, with a picture for every well-formed id. */
export const ADDRESSES: MarkdownAddresses = {
  keywordHref: keywordRoute,
  pictureOf: (imageId) => (/^[0-9a-f-]{36}$/.test(imageId) ? PICTURE : undefined),
  videoOf: shownVideo,
};

/** Lists what is wrong with the HTML that a text produces, including anything that a second sanitising pass changes. */
export function wrongWith(text: string): string[] {
  const tree = readMarkdown(text, ADDRESSES);
  // A resolved picture no longer has its id as its address, so only the schema can check it again.
  const again = sanitizer.runSync(text.includes('image:') ? tree : settleTree(tree, ADDRESSES));
  return [...wrongIn(tree, PICTURE.src), ...(isDeepStrictEqual(again, tree) ? [] : ['a second pass changes it'])];
}

/** Parses up to `cases` texts and returns the faulty ones, the number of texts and characters, and the slowest time. */
export function runTexts(texts: Iterable<string>, cases: number, progress: (done: number) => void = () => {}) {
  const wrong: string[] = [];
  let [done, characters, slowestMs] = [0, 0, 0];
  for (const text of texts) {
    if (done >= cases) break;
    const started = performance.now();
    const found = wrongWith(text);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    if (found.length > 0) wrong.push(`${JSON.stringify(text)}: ${found.join(', ')}`);
    done += 1;
    characters += text.length;
    progress(done);
  }
  return { done, characters, slowestMs, wrong };
}
