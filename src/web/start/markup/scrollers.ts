const measured = new WeakSet<Element>();

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) nameIfScrolls(target as HTMLElement);
});

/** Makes every `[data-scroller]` whose content overflows a region with a name that the keyboard can reach. */
export function nameScrollers(root: ParentNode): void {
  for (const scroller of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    if (measured.has(scroller)) continue;
    measured.add(scroller);
    observer.observe(scroller);
  }
}

function nameIfScrolls(scroller: HTMLElement): void {
  const region = { role: 'region', tabindex: '0', 'aria-label': scroller.dataset.scroller ?? '' };
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  for (const [name, value] of Object.entries(region)) {
    if (scrolls) scroller.setAttribute(name, value);
    else scroller.removeAttribute(name);
  }
}
