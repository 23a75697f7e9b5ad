import { expect, test } from 'vitest';
import { localeMetadata, localePage } from './locale-page.ts';

const props = (locale: string) => ({ params: Promise.resolve({ locale, stageId: '201' }), searchParams: Promise.resolve({ rule: '1' }) });

test('passes the locale, the route parameters and the query to the page and to its metadata', async () => {
  const page = localePage<ReturnType<typeof props>>(({ locale, params, query }) => `${locale} ${params.stageId} ${query.rule}`);
  const metadata = localeMetadata<ReturnType<typeof props>>(({ locale, params }) => ({ title: `${locale} ${params.stageId}` }));
  expect(await page(props('ja'))).toBe('ja 201 1');
  expect(await metadata(props('ja'))).toEqual({ title: 'ja 201' });
});

test('uses English for an unknown locale, for which the layout responds with 404', async () => {
  expect(await localePage(({ locale }) => locale)(props('sitemaps'))).toBe('en');
});
