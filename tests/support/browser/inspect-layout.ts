import type { LayoutFaultKind } from './layout-exceptions.ts';

type Options = {
  readonly isPhone: boolean;
  readonly allowed: readonly { readonly kind: LayoutFaultKind; readonly selector: string }[];
};
type Found = { readonly kind: LayoutFaultKind; readonly what: string };

/**
 * Returns the layout faults of the open page at its current width. Runs in the browser, so it must not use anything from
 * outside.
 */
export function inspectLayout({ isPhone, allowed }: Options): Found[] {
  const LEAST_PX = 43.5; // 44, less rounding
  const ALIKE_FROM = 12; // Rows of a list from this one on are like those before, except for their texts.
  const TARGETS = [
    'a[href]',
    'summary',
    'select',
    'textarea',
    'button:not(:disabled)',
    'input:not(:disabled, [type=hidden], [type=checkbox], [type=radio], [type=file])',
    'label:has(input:is([type=checkbox], [type=radio], [type=file]))',
    '[role=button]',
  ].join();
  const root = document.documentElement;
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => element instanceof HTMLElement);
  const found = new Map<string, Found>();

  const report = (kind: LayoutFaultKind, element: Element, note = '') => {
    if (allowed.some((exception) => exception.kind === kind && element.closest(exception.selector))) return;
    const name = element.tagName.toLowerCase() + [...element.classList].map((part) => `.${part}`).join('');
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const what = `${name} “${text.slice(0, 60)}”${note && `, ${note}`}`;
    found.set(`${kind} ${what}`, { kind, what });
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert], .sr');
  const isAlike = (element: Element) => {
    for (let row = element.closest('tr, li'); row; row = row.parentElement?.closest('tr, li') ?? null)
      if ([...(row.parentElement?.children ?? [])].indexOf(row) >= ALIKE_FROM) return true;
    return false;
  };
  const styleOf = (element: Element) => getComputedStyle(element);

  const findWide = () => {
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/auto|scroll|hidden|clip/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
    const widest = all.findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(element.parentElement),
    );
    report('wide', widest ?? document.body, `${excess} px too wide`);
  };

  /** Returns text in a box that is outside of it, unless another element between them scrolls. */
  const findCutText = (box: HTMLElement, cutsX: boolean, cutsY: boolean): string | undefined => {
    const edge = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder || !isShown(holder) || holder.closest('[aria-hidden=true]')) continue;
      let inner: Element | null = holder;
      while (inner && inner !== box && !/auto|scroll/.test(`${styleOf(inner).overflowX} ${styleOf(inner).overflowY}`))
        inner = inner.parentElement;
      if (inner !== box) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, bottom, width } of range.getClientRects())
        if (width > 0 && ((cutsX && (right > edge.right + 1 || left < edge.left - 1)) || (cutsY && bottom > edge.bottom + 2)))
          return text.textContent.trim();
    }
    return undefined;
  };

  const findClipped = () => {
    for (const box of all) {
      const { overflowX, overflowY } = styleOf(box);
      const cutsX = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
      const cutsY = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
      // A box without height is folded, and its control unfolds it.
      if ((!cutsX && !cutsY) || box.clientHeight < 2 || box.clientWidth < 2 || !isShown(box)) continue;
      const isReadable = box.closest('[title], summary, [aria-expanded]') || box.querySelector('[title]');
      const text = isReadable ? undefined : findCutText(box, cutsX, cutsY);
      if (text !== undefined) report('clipped', box, `at “${text.slice(0, 40)}”`);
    }
  };

  const targets = all.filter((element) => element.matches(TARGETS) && isShown(element) && !isAlike(element));
  const isInSentence = (element: Element) => {
    if (styleOf(element).display !== 'inline') return false;
    const isText = (node: Node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    return element.closest('p') !== null || [...(element.parentElement?.childNodes ?? [])].some(isText);
  };

  /** Measures how far from its middle an element reacts, because a pseudo-element may enlarge it. */
  const reachOf = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reacts = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(TARGETS) === element;
    const reach = (dx: number, dy: number) => {
      let px = 0;
      while (px < LEAST_PX && reacts(left + width / 2 + dx * (px + 1), top + height / 2 + dy * (px + 1))) px += 1;
      return px;
    };
    return { width: Math.max(width, reach(-1, 0) + reach(1, 0)), height: Math.max(height, reach(0, -1) + reach(0, 1)) };
  };

  const findSmall = () => {
    for (const element of targets) {
      const box = element.getBoundingClientRect();
      if ((box.width >= LEAST_PX && box.height >= LEAST_PX) || isInSentence(element)) continue;
      const { width, height } = reachOf(element);
      if (width < LEAST_PX || height < LEAST_PX) report('small', element, `${Math.round(width)} × ${Math.round(height)} px`);
    }
  };

  const findCovered = () => {
    const isFloating = (element: Element | null, focused: Element): boolean =>
      element !== null &&
      !element.contains(focused) &&
      (/fixed|sticky/.test(styleOf(element).position) || isFloating(element.parentElement, focused));
    for (const element of targets) {
      element.focus();
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
      ] as const;
      const covers = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
      const isCovered = (cover: Element | null) => cover === null || (!element.contains(cover) && isFloating(cover, element));
      if (covers.every(isCovered)) report('covered', element, `by ${covers[0]?.tagName.toLowerCase() ?? 'the edge of the window'}`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  root.style.scrollBehavior = 'auto';
  findWide();
  findClipped();
  if (isPhone) findSmall();
  findCovered();
  scrollTo(0, 0);
  return [...found.values()];
}
