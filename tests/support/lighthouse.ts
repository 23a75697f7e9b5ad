import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { CHROMIUM } from './chromium.ts';

const DEBUG_PORT = 3292;

/** The four pages that visitors come for. */
export const measuredPages = (handle: string) => ({ home: '/', stage: '/stage/201', total: '/total/1', player: `/user/${handle}` });

/** Runs Lighthouse as a phone would see a page, in a browser of its own. */
export async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, `--remote-debugging-port=${DEBUG_PORT}`] });
  try {
    const run = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error', ...flags });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** Why a page has less than everything in its categories: the audits that count and are not passed, with what they found. */
export function shortcomings({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id, score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs
          .filter((ref) => ref.weight > 0 && audits[ref.id]?.score !== null && (audits[ref.id]?.score ?? 1) < 1)
          .map((ref) => `${id} ${score}: ${ref.id} ${JSON.stringify(audits[ref.id]?.details ?? '').slice(0, 600)}`),
  );
}
