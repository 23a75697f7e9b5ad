import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type Language, localePath, withoutLocale } from '#web/i18n/locales.ts';
import { VideoPlayer } from '#web/ui/media/video-player.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { Term, type Terms } from '#web/ui/page/term.tsx';
import styles from './markdown.module.css';
import { readMarkdown } from './read-markdown.ts';
import type { MarkdownAddresses } from './settle-tree.ts';

/** Texts shown before a video is loaded. */
export type VideoWords = {
  readonly load: string;
  readonly privacy: string;
  readonly iframeTitle: string;
  readonly watch: (host: string) => string;
};

/** How the names, pictures and videos in a text are rendered. Without an option, they remain text or a link. */
export type MarkdownOptions = Pick<MarkdownAddresses, 'keywordHref' | 'pictureOf'> & {
  readonly video?: { readonly of: NonNullable<MarkdownAddresses['videoOf']>; readonly words: VideoWords } | undefined;
  readonly terms?: Terms | undefined;
};

type Props = { text: string; locale: Language; lang?: string | undefined } & MarkdownOptions;

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * Maps the heading levels in a text to those of the page. The page has its own title, so the highest heading becomes
 * h2, however many # it has.
 */
function headingsOfPage({ children }: Root): Record<string, string> {
  const top = LEVELS.find((level) => children.some((node) => node.type === 'element' && node.tagName === `h${level}`)) ?? 1;
  return Object.fromEntries(LEVELS.map((level) => [`h${level}`, `h${Math.min(6, Math.max(2, level - top + 2))}`]));
}

// A wide table scrolls in its own container so that the page never scrolls horizontally.
const table = ({ children }: { children?: ReactNode }) => (
  <div className={styles.scroll}>
    <table>{children}</table>
  </div>
);

const img = ({ src = '', alt = '', width, height }: { src?: string; alt?: string; width?: number; height?: number }) => (
  // biome-ignore lint/performance/noImgElement: published pictures have their sizes already
  <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);

/**
 * Renders Markdown: CommonMark with tables and strikethrough, `[[names]]`, `![](image:id)`, `{漢字|かんじ}` and videos.
 * Links to this site use the language of the page. Set `lang` where the text is in another language.
 */
export function Markdown({ text, locale, lang, ...options }: Props) {
  return (
    <div className={styles.prose} lang={lang}>
      {drawMarkdown(text, locale, options)}
    </div>
  );
}

function drawMarkdown(text: string, locale: Language, { keywordHref, pictureOf, video, terms }: MarkdownOptions): ReactNode {
  const figure = ({ 'data-address': address = '', children }: { 'data-address'?: string; children?: ReactNode }) => {
    const shown = video?.of(address);
    if (!video || !shown) return <p>{children}</p>;
    const { watch, ...words } = video.words;
    return (
      <figure>
        <VideoPlayer {...shown} words={{ ...words, watch: watch(shown.host) }} />
      </figure>
    );
  };
  const abbr = ({ 'data-term': id = '', children }: { 'data-term'?: string; children?: ReactNode }) => (
    <Term id={id} card={terms?.cards[id]}>
      {children}
    </Term>
  );
  const tree = readMarkdown(text, { keywordHref, pictureOf, videoOf: video?.of, terms: terms?.spans });
  const components = { ...headingsOfPage(tree), a: linkIn(locale), table, img, figure, abbr };
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components });
}

const linkIn =
  (locale: Language) =>
  ({ href = '', children }: { href?: string; children?: ReactNode }) => {
    if (href.startsWith('/')) {
      return (
        <Link className="link" href={localePath(locale, withoutLocale(href))}>
          {children}
        </Link>
      );
    }
    return (
      <a className="link" href={href} rel={href.startsWith('#') ? undefined : 'nofollow ugc noreferrer'}>
        {children}
      </a>
    );
  };
