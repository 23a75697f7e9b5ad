import type { LiveNewsJson } from '#web/server/answer/response-types.ts';
import { leftUntil } from '#web/ui/page/left-until.ts';

/** Receives new records from an event on, and returns a function that ends it. */
type Connect = (after: number | undefined, take: (news: LiveNewsJson) => void) => () => void;

const SECOND_MS = 1_000;
const REST_MS = 500; // Records that arrive together cause one request.
const REFRESH_MS = 60_000; // For what no live message reports, such as a declined record or a new name.
const TIMEOUT_MS = 20_000;

/**
 * Keeps an overlay up to date: requests the address of the document again after a record on one of its boards, and once
 * a minute. It keeps only the number of the last event and the last content, so that its memory does not grow.
 */
export function followOverlay(overlay: HTMLElement, connect: Connect): void {
  const { after, boards } = overlay.dataset;
  const routes = boards === undefined ? undefined : new Set(boards.split(' '));
  let cursor = after === undefined ? undefined : Number(after);
  let shown = overlay.innerHTML;
  let [isBusy, isDue] = [false, false];

  const refresh = async () => {
    isDue = true;
    if (isBusy) return;
    isBusy = true;
    while (isDue) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      isDue = false;
      const next = await request(cursor);
      if (next !== undefined && next.innerHTML !== shown) {
        shown = next.innerHTML;
        replaceContent(overlay, next);
        countDown(overlay);
      }
    }
    isBusy = false;
  };

  connect(cursor, (news) => {
    cursor = news.cursor;
    if (news.reset || news.events.some(({ record }) => routes?.has(record.route) ?? true)) void refresh();
  });
  setInterval(refresh, REFRESH_MS);
  setInterval(() => countDown(overlay) && refresh(), SECOND_MS);
  countDown(overlay);
}

/**
 * Requests the overlay again. The number of the last event in the address makes the edge cache answer with what was posted
 * up to it. Returns an empty element when there is nothing to show any more, such as after an account was closed, and
 * undefined while the site cannot be reached.
 */
async function request(cursor: number | undefined): Promise<HTMLElement | undefined> {
  const address = new URL(location.href);
  if (cursor !== undefined) address.searchParams.set('after', String(cursor));
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return document.createElement('main');
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    // The site has been updated. Its own address may still be cached, and would load the old document again and again.
    if (scriptOf(page) !== scriptOf(document)) location.replace(address);
    return page.getElementById('overlay') ?? undefined;
  } catch {
    return undefined;
  }
}

const scriptOf = (page: Document) => page.querySelector('script[src]')?.getAttribute('src');

/** Replaces the content of an overlay, and marks the elements whose key was not there before. */
function replaceContent(overlay: HTMLElement, next: HTMLElement): void {
  const keyed = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-key]')];
  const keys = new Set(keyed(overlay).map(({ dataset }) => dataset.key));
  for (const element of keyed(next)) if (!keys.has(element.dataset.key)) element.dataset.new = '';
  overlay.replaceChildren(...next.childNodes);
}

/** Shows the time left. Returns true in the second in which it runs out. */
function countDown(overlay: HTMLElement): boolean {
  const clock = overlay.querySelector<HTMLElement>('[data-until]');
  if (!clock) return false;
  const [until, now] = [Number(clock.dataset.until), Date.now()];
  const left = leftUntil(until, now);
  clock.querySelectorAll('b').forEach((figure, index) => {
    figure.textContent = String(left[index]).padStart(2, '0');
  });
  return now >= until && now < until + SECOND_MS;
}
