import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CHUNKS = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
let asked: string[];
let session: object;
let unlisten: (() => void)[];

/** EventSource stub that the tests control. */
class Source extends EventTarget {
  static all: Source[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {}
}

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** Lets the page load, and waits until everything that follows at once is done. */
const settle = async () => {
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1);
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  [asked, session, Source.all] = [[], {}, []];
  document.head.innerHTML = document.body.innerHTML = '';
  localStorage.clear();
  // Otherwise, happy-dom reports every script as failed.
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true });
  unlisten = [];
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      add(...listener);
      unlisten.push(() => target.removeEventListener(...listener));
    });
  }
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(session);
  });
});
afterEach(() => {
  for (const name of ['reader', 'touched', 'liveAfter']) delete document.documentElement.dataset[name];
  for (const stop of unlisten) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function schedule(chunks = CHUNKS) {
  const { scheduleStart } = await import('./schedule-start.ts');
  scheduleStart(chunks);
  await settle();
}

test('asks who reads, then only fetches the scripts and waits for the reader', async () => {
  await schedule();
  expect(asked).toEqual(['/api/auth/session', ...CHUNKS]);
  expect(loaded()).toEqual([]);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointermove'])('starts React once on the first %s', async (kind) => {
  await schedule();
  window.dispatchEvent(new PointerEvent('pointermove')); // A pointer that rests.
  expect(loaded()).toEqual([]);
  const sign = () => (kind === 'pointermove' ? Object.assign(new PointerEvent(kind), { movementX: 1 }) : new Event(kind));
  window.dispatchEvent(sign());
  window.dispatchEvent(sign());
  expect(loaded()).toEqual(CHUNKS);
  expect(document.documentElement.dataset.touched).toBe('');
});

test('starts React at once for a signed-in reader, without asking where the last visit tells', async () => {
  session = { user: { userId: 'amberhare' } };
  await schedule();
  expect(loaded()).toEqual(CHUNKS);
  document.documentElement.dataset.reader = '';
  asked = [];
  document.head.innerHTML = '';
  for (const stop of unlisten) stop();
  vi.resetModules();
  await schedule();
  expect([asked, loaded()]).toEqual([[], CHUNKS]);
});

test('starts React when another tab signs in, when the window gets the focus, and for content that needs it', async () => {
  await schedule();
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message' }));
  expect(loaded()).toEqual(CHUNKS);
  for (const begin of [() => window.dispatchEvent(new Event('focus')), () => document.body.append(needy())]) {
    document.head.innerHTML = document.body.innerHTML = '';
    vi.resetModules();
    const { scheduleStart } = await import('./schedule-start.ts');
    scheduleStart(CHUNKS);
    begin();
    await settle();
    expect(loaded()).toEqual(CHUNKS);
  }
});
const needy = () => Object.assign(document.createElement('div'), { innerHTML: '<p data-start></p>' });

test('fetches nothing ahead if the reader saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await schedule();
  expect(asked).toEqual(['/api/auth/session']);
});

test('starts React for the first new record and leaves the event before it', async () => {
  document.body.innerHTML = '<div data-live-after="70"></div>';
  await schedule();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Source.all.map(({ url }) => url)).toEqual(['/api/live?after=70']);
  Source.all[0]?.dispatchEvent(new MessageEvent('ready', { lastEventId: '72' }));
  expect(loaded()).toEqual([]);
  Source.all[0]?.dispatchEvent(new MessageEvent('record', { lastEventId: '73' }));
  expect(loaded()).toEqual(CHUNKS);
  expect(document.documentElement.dataset.liveAfter).toBe('72');
});

test('opens no stream once React runs, or after the first sign of the reader, because React opens one', async () => {
  await schedule();
  document.dispatchEvent(new Event('reactready'));
  await vi.advanceTimersByTimeAsync(2_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Source.all).toEqual([]);
  vi.resetModules();
  const { scheduleStart } = await import('./schedule-start.ts');
  scheduleStart(CHUNKS);
  window.dispatchEvent(new Event('pointerdown'));
  await settle();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Source.all).toEqual([]);
});

test('opens no stream where live updates are off', async () => {
  localStorage.setItem('live', 'off');
  await schedule();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Source.all).toEqual([]);
});

test('only notes the first sign of the reader on a page that loads its own scripts', async () => {
  await schedule([]);
  window.dispatchEvent(new Event('pointerdown'));
  expect([asked, loaded(), document.documentElement.dataset.touched]).toEqual([[], [], '']);
});

test('tries a script again that failed to load', async () => {
  await schedule();
  window.dispatchEvent(new Event('pointerdown'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('focus'));
  expect(loaded()).toEqual([...CHUNKS, CHUNKS[0]]);
});
