import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { parseLocale } from '#web/i18n/locales.ts';

type AnyPageProps = {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

type PageInput<Props extends AnyPageProps> = {
  readonly locale: Language;
  readonly params: Awaited<Props['params']>;
  readonly query: Awaited<Props['searchParams']>;
};

/**
 * Returns a page component that receives the typed locale, the route parameters and the query. Pages with parameters
 * other than the locale name their type: `localePage<PageProps<'/[locale]/stage/[stageId]'>>`.
 */
export const localePage =
  <Props extends AnyPageProps = PageProps<'/[locale]'>>(render: (page: PageInput<Props>) => ReactNode) =>
  async (props: Props) =>
    render(await readInput(props));

/** Returns a page's `generateMetadata` function, which receives the same input as the page. */
export const localeMetadata =
  <Props extends AnyPageProps = PageProps<'/[locale]'>>(metadata: (page: PageInput<Props>) => Metadata | Promise<Metadata>) =>
  async (props: Props): Promise<Metadata> =>
    metadata(await readInput(props));

// The layout makes every page dynamic, so awaiting the query costs nothing, and it responds with 404 for an unknown
// language.
async function readInput<Props extends AnyPageProps>(props: Props): Promise<PageInput<Props>> {
  const [params, query] = [await props.params, await props.searchParams];
  return { locale: parseLocale(params.locale), params, query } as PageInput<Props>;
}
