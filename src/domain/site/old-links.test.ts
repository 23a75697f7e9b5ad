import { expect, test } from 'vitest';
import oldLinks from '#content/old-links.json' with { type: 'json' };
import { matchOldLink, oldLinkTable, oldPaths } from './old-links.ts';

const table = oldLinkTable.parse(oldLinks);
const match = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://old.example');
  return matchOldLink(table, pathname, searchParams);
};

test('matches an old URL by its path and parameters, and ignores extra parameters', () => {
  expect(match('/stage.php?from=mail&id=201')).toEqual({ to: '/stage/{stage}', named: { kind: 'stage', id: '201' } });
  expect(match('/s/201.html')).toEqual({ to: '/stage/{stage}', named: { kind: 'stage', id: '201' } });
  expect(match('/wiki.php')).toEqual({ to: '/keyword', named: undefined });
  expect(match('/wiki.php?id=7')).toEqual({ to: '/keyword/{keyword}', named: { kind: 'keyword', id: '7' } });
});

test('maps ids that the old site numbered differently, and does not match ids without a mapping', () => {
  expect(match('/game.php?no=3')).toEqual({ to: '/total/{total}', named: { kind: 'total', id: '30' } });
  expect(match('/game.php?no=9')).toBeUndefined();
  expect(match('/game.php?no=toString')).toBeUndefined();
});

test('does not match URLs that are not in the table of old links', () => {
  for (const address of ['/stage.php', '/stage.php?id=', '/stagexphp?id=201', '/x/stage.php?id=201', '/stage.php/201', '/s/2/1.html', '/'])
    expect(match(address)).toBeUndefined();
});

test.each([
  [{ from: '/stage/{stage}', to: '/stage/{stage}' }, 'starts like a page of this site'],
  [{ from: '/a.php?id={stage}', to: '/total/{stage}' }, 'leads to no page of this site'],
  [{ from: '/a.php', to: '/stage/{stage}' }, 'leads to no page of this site'],
  [{ from: '/a.php', to: 'https://evil.example' }, 'leads to no page of this site'],
  [{ from: '/a.php?id={planet}', to: '/' }, 'leads to no page of this site'],
  [{ from: '/{stage}.php?id={stage}', to: '/stage/{stage}' }, 'has more than one placeholder'],
  [{ from: '//a.php', to: '/' }, 'is not like'],
  [{ from: '/a.php', to: '/', ids: {} }, 'has ids but no placeholder'],
])('rejects the old link %j, because it %s', (link, problem) => {
  expect(oldLinkTable.safeParse({ source: 'old-site', links: [link] }).error?.message).toContain(problem);
});

test('oldPaths returns each path in the table once, with its placeholder as a route parameter', () => {
  expect(oldPaths(table).filter((path) => path === '/wiki.php')).toHaveLength(1);
  expect(oldPaths(table)).toContain('/s/[stage].html');
});
