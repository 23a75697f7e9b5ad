import { getTranslations } from 'next-intl/server';
import { nearPages } from '#web/ui/near-pages.ts';
import { PageLinks } from '#web/ui/page-links.tsx';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the other pages of a list; nothing when there is only one. */
export async function TotalPaging({ page, pages, hrefOf }: Props) {
  const t = await getTranslations('totals.paging');
  if (pages === 1) return null;
  const links = nearPages(page, pages).map((each) =>
    each === undefined ? undefined : { href: hrefOf(each), label: String(each), spoken: t('page', { page: each }), current: each === page },
  );
  return (
    <PageLinks
      label={t('label')}
      pages={links}
      previous={page > 1 ? { href: hrefOf(page - 1), label: t('previous') } : undefined}
      next={page < pages ? { href: hrefOf(page + 1), label: t('next') } : undefined}
    />
  );
}
