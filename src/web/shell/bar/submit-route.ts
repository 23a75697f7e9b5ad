import { postHref } from '#web/features/records/post/post-href.ts';

/** Returns the route of the posting form for the board at this address, or for a choice of stages elsewhere. */
export function submitRoute(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, kind, id] = /^\/(stage|speedrun)\/(\d+)$/.exec(pathname) ?? [];
  const rule = searchParams.get('rule') ?? '';
  if (kind === undefined) return '/post';
  if (kind === 'speedrun') return postHref({ kind, refId: Number(id), ruleId: 0 });
  return /^\d+$/.test(rule) ? postHref({ kind: 'stage', refId: Number(id), ruleId: Number(rule) }) : `/post?stage=${id}`;
}
