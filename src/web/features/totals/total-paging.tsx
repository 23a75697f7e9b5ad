import { getTranslations } from 'next-intl/server';
import { PageLinks } from '#web/ui/page-links.tsx';

const NEAR = 2; // pages shown on each side of this one

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the other pages of a list; nothing when there is only one. */
export async function TotalPaging({ page, pages, hrefOf }: Props) {
  const t = await getTranslations('totals.paging');
  if (pages === 1) return null;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= NEAR,
  );
  const links = shown.flatMap((each, index) => {
    const link = { href: hrefOf(each), label: String(each), spoken: t('page', { page: each }), current: each === page };
    return each - (shown[index - 1] ?? 0) > 1 ? [undefined, link] : [link];
  });
  return (
    <PageLinks
      label={t('label')}
      pages={links}
      previous={page > 1 ? { href: hrefOf(page - 1), label: t('previous') } : undefined}
      next={page < pages ? { href: hrefOf(page + 1), label: t('next') } : undefined}
    />
  );
}
