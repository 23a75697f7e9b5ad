const MOST_UNITS = 80;

/**
 * Returns a function that assigns unique heading ids within a text. The prefix `t-` avoids conflicts with other ids on
 * the page.
 */
export function createHeadingIds(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const words = heading.normalize('NFKC').toLowerCase().slice(0, MOST_UNITS).toWellFormed();
    const id = `t-${words.replaceAll(/[^\p{L}\p{N}\p{M}ー]+/gu, '-').replaceAll(/^-|-$/g, '') || 'section'}`;
    let count = (taken.get(id) ?? 0) + 1;
    while (count > 1 && taken.has(`${id}-${count}`)) count += 1;
    taken.set(id, count);
    const own = count === 1 ? id : `${id}-${count}`;
    if (count > 1) taken.set(own, 1);
    return own;
  };
}
