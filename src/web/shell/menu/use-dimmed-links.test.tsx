import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDimmedLinks } from './use-dimmed-links.ts';

function Links({ hrefs }: { hrefs: readonly string[] }) {
  const container = useRef<HTMLDivElement>(null);
  useDimmedLinks(container);
  return (
    <div ref={container}>
      {hrefs.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without a connection, links to pages that are not stored are marked, also those that are added later', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const pages = { keys: async () => [{ url: new URL('/rules', location.href).href }] };
  vi.stubGlobal('caches', {
    keys: async () => ['pages 1', 'files 1'],
    open: async (name: string) => (name === 'pages 1' ? pages : undefined),
  });
  const { container, rerender } = render(<Links hrefs={['/rules#top', '/stages']} />);
  const marked = () => [...container.querySelectorAll('a[data-unstored]')].map((link) => link.getAttribute('href'));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await settle();
  expect(marked()).toEqual([]);
  onLine.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await settle();
  expect(marked()).toEqual(['/stages']);
  rerender(<Links hrefs={['/rules#top', '/stages', '/news']} />);
  await settle();
  expect(marked()).toEqual(['/stages', '/news']);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await settle();
  expect(marked()).toEqual([]);
});
