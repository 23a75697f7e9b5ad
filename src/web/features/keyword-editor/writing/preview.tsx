'use client'; // Client component: loads after the editor because the Markdown parser is a separate chunk.
import { type MouseEvent, memo } from 'react';
import { shownVideo } from '#domain/evidence/shown-video.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import type { EditorContext, Pictures } from '#web/features/keyword-editor/editor-context.ts';
import { fill } from '#web/i18n/fill.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import type { ShownPicture } from '#web/ui/markdown/settle-tree.ts';

type Props = { text: string; lang: Language; context: EditorContext; pictures: Pictures };

/** Renders a text as readers see it. Names become links even before their entries exist. */
export const Preview = memo(function Preview({ text, lang, context, pictures }: Props) {
  const { watch, ...video } = context.video;
  // Shows the player's own files before they are published.
  const pictureOf = (id: string): ShownPicture | undefined => pictures[id] ?? context.pictures[id];
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

// Opens links in a new tab, so that a click does not leave the editor.
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (link?.hash !== '' || link.closest('figure')) return; // Headings are on this page, and videos play in it.
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
