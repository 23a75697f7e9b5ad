import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FailurePage } from './failure-page.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/ja/stage/201' }));

test("links to the home page in the path's language and loads the theme script", () => {
  const page = renderToStaticMarkup(<FailurePage />);
  expect(page).toContain('<a href="/ja">');
  expect(page).toContain('<script async="" src="/theme.js">');
});
