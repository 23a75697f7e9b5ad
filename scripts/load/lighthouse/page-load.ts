import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { CHROMIUM } from '#tests/support/browser/chromium.ts';
import { auditTwice } from './audit-twice.ts';

const TIMINGS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  speedIndexMs: 'speed-index',
} as const;
const SHIFT = 'cumulative-layout-shift';
const REQUESTS = 'network-requests';
const ELEMENTS = 'dom-size-insight';
// The five metrics have all the weight of the performance score, so the other audits need not run.
const FLAGS = { onlyAudits: [...Object.values(TIMINGS), SHIFT, REQUESTS, ELEMENTS], disableFullPageScreenshot: true };

export const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

export type Metrics = Readonly<Record<'score' | keyof typeof TIMINGS | 'cls', number>>;
export type PageLoad = {
  readonly cpu: Metrics;
  readonly raw: Metrics;
  readonly requests: number;
  /** Compressed bytes with headers. */
  readonly bytes: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly elements: number;
  /** The number of processor cores that other processes used meanwhile. */
  readonly otherCores: number;
};

type Site = { readonly url: string; readonly keyHash: string };

const argsFor = ({ keyHash }: Site) => [`--ignore-certificate-errors-spki-list=${keyHash}`];

/** Visits a page and waits for its prefetches, so that the edge has everything that a measured visit requests. */
export async function fillCache(site: Site, path: string): Promise<void> {
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...argsFor(site)] });
  try {
    // The size of the phone that Lighthouse emulates.
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const answer = await page.goto(site.url + path, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${site.url}${path} returns ${answer?.status()}`);
    if (answer.headers()['content-encoding'] !== 'gzip') throw new Error(`${site.url}${path} is not compressed`);
  } finally {
    await browser.close();
  }
}

/** Measures one visit with an empty browser cache. Tries twice, because a browser can fail on a busy machine. */
export async function loadPage(site: Site, path: string): Promise<PageLoad> {
  const run = () => auditTwice(site.url + path, FLAGS, argsFor(site));
  const { cpu, raw, otherCores } = await run().catch((error) => {
    console.error(`${path} failed and is tried again: ${error}`);
    return run();
  });
  const elements = numberOf(raw, ELEMENTS);
  return { cpu: metricsOf(cpu), raw: metricsOf(raw), ...transferOf(raw), elements, otherCores: Number(otherCores.toFixed(2)) };
}

function numberOf({ audits }: Result, audit: string): number {
  const { numericValue, errorMessage } = audits[audit] ?? {};
  if (numericValue === undefined) throw new Error(`${audit}: ${errorMessage ?? 'no value'}`);
  return numericValue;
}

function metricsOf(result: Result): Metrics {
  const ms = (name: keyof typeof TIMINGS) => Math.round(numberOf(result, TIMINGS[name]));
  return {
    score: Math.round((result.categories.performance?.score ?? 0) * 100),
    fcpMs: ms('fcpMs'),
    lcpMs: ms('lcpMs'),
    tbtMs: ms('tbtMs'),
    speedIndexMs: ms('speedIndexMs'),
    cls: Number(numberOf(result, SHIFT).toFixed(3)),
  };
}

type RequestRow = { readonly url: string; readonly resourceType?: string; readonly transferSize: number };

function transferOf({ audits }: Result): Pick<PageLoad, 'requests' | 'bytes'> {
  const details = audits[REQUESTS]?.details as { readonly items: readonly RequestRow[] } | undefined;
  const rows = (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of rows) {
    bytes[KINDS.find((kind) => kind === resourceType?.toLowerCase()) ?? 'other'] += transferSize;
  }
  return { requests: rows.length, bytes };
}
