'use client'; // the reader's page while it is written: the parser comes in a file of its own, once the editor stands
import { type MouseEvent, memo } from 'react';
import { shownVideo } from '#domain/evidence/shown-video.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import type { ShownPicture } from '#web/ui/markdown/settle-tree.ts';
import type { EditorContext, Pictures } from './editor-context.ts';

type Props = { text: string; lang: Locale; context: EditorContext; pictures: Pictures };

/** A text as its readers see it. Names are links, whether or not there is an entry yet. */
export const Preview = memo(function Preview({ text, lang, context, pictures }: Props) {
  const { watch, ...video } = context.video;
  const pictureOf = (id: string): ShownPicture | undefined => pictures[id] ?? context.pictures[id]; // a file of one's own is there at once
  return (
    <div onClickCapture={openBeside}>
      <Markdown
        text={text}
        locale={context.locale}
        lang={lang}
        keywordHref={keywordRoute}
        pictureOf={pictureOf}
        video={{ of: shownVideo, words: { ...video, watch: (host) => fill(watch, { host }) } }}
      />
    </div>
  );
});

// Whoever tries a link of the text they are writing does not leave it.
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (link?.hash !== '') return; // also what leads to a heading stays here
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
