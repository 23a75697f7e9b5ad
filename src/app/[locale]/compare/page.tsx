import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CompareAsk } from '#web/features/players/compare/compare-ask.tsx';
import { comparePath } from '#web/features/players/player-hrefs.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { readHandle } from '#web/server/rankings/read-players.ts';

type Props = PageProps<'/[locale]/compare'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'players' });
  return pageHead(locale, { title: t('compare.heading'), description: messagesOf(locale).found.pages.compare, index: false });
}

/** Finds the two players named in the query and redirects to their comparison. Shows a form until both are known. */
export default async function ChoosePlayers({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const query = await searchParams;
  // `player` is repeated when the players were selected by checkboxes in a list.
  const [first, second] = [query.player].flat();
  const [a, b] = [query.a ?? first, query.b ?? second].map((typed) => (typeof typed === 'string' ? typed.trim() : ''));
  if (!a || !b) return <CompareAsk a={a ?? ''} b={b ?? ''} unknown={undefined} same={false} locale={locale} />;

  const [handleA, handleB] = [await readHandle(a), await readHandle(b)];
  if (handleA !== undefined && handleB !== undefined && handleA !== handleB) redirect(comparePath(locale, handleA, handleB));
  const unknown = handleA === undefined ? a : handleB === undefined ? b : undefined;
  return <CompareAsk a={a} b={b} unknown={unknown} same={unknown === undefined} locale={locale} />;
}
