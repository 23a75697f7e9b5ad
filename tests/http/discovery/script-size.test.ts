import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get, getPage } from '#tests/support/http/request.ts';

// Maximum gzip size of all scripts on a page, in KB of 1,000 bytes.
const MOST_KB = 180;

// Strings that survive minification and occur in only one package. A file without any of them is the site's own code,
// including icons.
const PACKAGES: readonly [name: string, sign: RegExp][] = [
  ['react-dom', /onCommitFiberRoot/],
  ['next', /next-router-state-tree|NEXT_REDIRECT|TURBOPACK_CHUNK_BASE_PATH|useRouterBFCache/],
];

for (const path of ['/stage/201', '/auth/login', '/', '/limited/211105/replay?hour=20']) {
  test(`${path} loads at most ${MOST_KB} KB of scripts`, async () => {
    const { root } = await getPage(path);
    const scripts = root.querySelectorAll('script[src]:not([nomodule])');
    const late = scripts.flatMap((script) => script.getAttribute('data-chunks')?.split(' ') ?? []);
    const sources = new Set([...scripts.map((script) => script.getAttribute('src') ?? ''), ...late]);
    expect(sources.size).toBeGreaterThan(0);
    const sizes: { owner: string; kb: number }[] = [];
    for (const source of sources) {
      const script = await (await get(source)).text();
      sizes.push({ owner: PACKAGES.find(([, sign]) => sign.test(script))?.[0] ?? 'ours', kb: gzipSync(script).length / 1000 });
    }
    const sum = (rows: typeof sizes) => rows.reduce((kb, row) => kb + row.kb, 0);
    const byOwner = Object.entries(Object.groupBy(sizes, ({ owner }) => owner)).map(
      ([owner, rows]) => `${owner} ${sum(rows ?? []).toFixed(1)}`,
    );
    expect(sum(sizes), byOwner.join(', ')).toBeLessThan(MOST_KB);
  });
}
