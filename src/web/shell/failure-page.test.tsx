import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FailurePage } from './failure-page.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/ja/stage/201' }));

test('a failed page leads home in its language, and brings the theme itself: of the frame drawn in the browser no script is run', () => {
  const page = renderToStaticMarkup(<FailurePage />);
  expect(page).toContain('<a href="/ja">');
  expect(page).toContain('<script async="" src="/theme.js">');
});
