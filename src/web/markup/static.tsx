import 'server-only';
import { headers } from 'next/headers';
import type { ComponentProps, ReactNode } from 'react';
import { Inserted } from './inserted.tsx';
import { markupStore } from './markup-store.ts';

type Tag = 'div' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'dl' | 'table' | 'tbody';
type Props<Name extends Tag> = { as: Name; children: ReactNode } & Omit<ComponentProps<Name>, 'children' | 'ref'>;

/**
 * Renders its content as static markup: it is sent once, as HTML, and React neither hydrates it nor receives its data.
 * The content has no hooks, events or client components. Its links are followed by the shell, and what depends on the
 * reader or the time is completed by web/start/markup.
 */
export async function Static<Name extends Tag>({ as, children, ...attributes }: Props<Name>) {
  // Imported here, because Next refuses a static import of it in server components.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = await markOf(renderToStaticMarkup(children));
  return <Inserted as={as} attributes={attributes} html={html} />;
}

/**
 * Returns a mark that the markup replaces when a document is sent (web/server/answer/rewrite-page.ts), so that the markup
 * is not part of React's data. It is random, so that no player can write it. Returns the markup itself for a navigation.
 */
async function markOf(html: string): Promise<string> {
  const request = await headers();
  const id = request.get('x-request-id');
  if (id === null || request.get('x-document') === null) return html;
  const mark = `markup-${crypto.randomUUID().slice(-12)}`;
  markupStore.set(id, (markupStore.get(id) ?? new Map()).set(mark, html));
  return mark;
}
