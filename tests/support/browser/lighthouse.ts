import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { freePort } from '#tests/support/sites/free-port.ts';
import { CHROMIUM } from './chromium.ts';

/** The four most visited pages. */
export const measuredPages = (handle: string) => ({ home: '/', stage: '/stage/201', total: '/total/1', player: `/user/${handle}` });

/** Runs `work` with the debugging port of a new browser. */
export async function withDebuggedBrowser<T>(args: readonly string[], work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...args, `--remote-debugging-port=${port}`] });
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
}

/** Runs Lighthouse on a page as a phone, in a separate browser. */
export const runLighthouse = (url: string, flags: Flags): Promise<Result> =>
  withDebuggedBrowser([], async (port) => {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags });
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
    return run.lhr;
  });

/** Returns the weighted audits that a page failed, with their findings, for each category with a score below 1. */
export function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id, score, auditRefs }) =>
    score === 1
      ? []
      : [
          `${id} ${score}`,
          ...auditRefs
            .filter((ref) => ref.weight > 0 && audits[ref.id]?.score !== null && (audits[ref.id]?.score ?? 1) < 1)
            .map((ref) => `${id}: ${ref.id} ${JSON.stringify(audits[ref.id]?.details ?? '').slice(0, 600)}`),
        ],
  );
}
