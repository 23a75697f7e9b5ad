'use client'; // Client component, so that React knows the element but not its content.
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Props = { as: string; attributes: object; html: string };

// Read before React starts, which would replace the whole page if it found an unexpected element.
const documentMarkup = new Map<string, string>();
if (typeof document !== 'undefined')
  for (const element of document.querySelectorAll<HTMLElement>('[data-markup]'))
    documentMarkup.set(element.dataset.markup ?? '', element.innerHTML);

/**
 * Inserts markup that `Static` has rendered. The only place where HTML is inserted as text. In a document, `html` is only
 * a mark: hydration leaves the content as it is, and the content is kept for when the reader navigates back. New content
 * is announced by the event `markupchange`.
 */
export function Inserted({ as, attributes, html }: Props) {
  const element = useRef<HTMLElement>(null);
  // React inserts only the first content. Later content is inserted below, where the focus can be kept.
  const [first] = useState({ html, content: documentMarkup.get(html) ?? html });
  const shown = useRef(first.html);
  useLayoutEffect(() => {
    if (!element.current || shown.current === html) return;
    shown.current = html;
    replaceContent(element.current, documentMarkup.get(html) ?? html);
  }, [html]);
  useEffect(() => {
    if (isMark(html) && element.current) documentMarkup.set(html, element.current.innerHTML);
    else element.current?.dispatchEvent(new Event('markupchange', { bubbles: true }));
  }, [html]);
  return createElement(as, {
    ...attributes,
    ref: element,
    'data-markup': isMark(html) ? html : undefined,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: first.content },
  });
}

const isMark = (html: string): boolean => html.startsWith('markup-');

/** Replaces the content of an element. A control that has the focus, such as a filter, keeps it. */
function replaceContent(element: HTMLElement, html: string): void {
  const controls = () => [...element.querySelectorAll<HTMLElement>('a, button, summary, input')];
  const focused = controls().indexOf(document.activeElement as HTMLElement);
  element.innerHTML = html;
  controls()[focused]?.focus({ preventScroll: true });
}
