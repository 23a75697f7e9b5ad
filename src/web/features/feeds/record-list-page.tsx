import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { boardPlace } from '#domain/catalogue/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { FreshWhen } from '#web/i18n/when.tsx';
import type { RecordFeed } from '#web/server/read-feeds.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';

type Props = { catalogue: Catalogue; list: 'records' | 'entries'; feed: RecordFeed; zone: string; locale: Locale };

/** A list of records, newest first: who, where, what and when. */
export async function RecordListPage({ catalogue, list, feed, zone, locale }: Props) {
  const t = await getTranslations('pages');
  const rows = feed.rows.map(({ recordId, board, handle, name, rankKey, postedAt }) => {
    const place = boardPlace(catalogue, board);
    return {
      key: recordId,
      cells: [
        <FreshWhen key="date" at={postedAt.getTime()} text={formatDate(dayOf(postedAt, zone))} />,
        <Link key="stage" href={localePath(locale, place?.route ?? '/')} prefetch={false}>
          {place?.name[locale]}
        </Link>,
        <Link key="player" href={localePath(locale, playerRoute(handle))} prefetch={false}>
          {name ?? t('anonymous')}
        </Link>,
        <Link key="result" href={localePath(locale, `/record/${recordId}`)} prefetch={false}>
          {formatShown(shownOfRankKey(board, rankKey))}
        </Link>,
      ],
    };
  });
  return (
    <ScapePage seed={list.length} seriesToken={0} title={t(`${list}.title`)} lead={t(`${list}.lead`)}>
      <PlainTable
        caption={t(`${list}.title`)}
        columns={[
          { label: t('columns.date'), width: 'date' },
          { label: t('columns.stage') },
          { label: t('columns.player') },
          { label: t('columns.result'), figure: true },
        ]}
        rows={rows}
      />
      {feed.next && (
        <p>
          <ButtonLink href={localePath(locale, `/${list}?after=${feed.next}`)}>{t('older')}</ButtonLink>
        </p>
      )}
    </ScapePage>
  );
}
