import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FailurePage } from './failure-page.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/ja/stage/201' }));

test('links to the home page in its language and loads the theme script, because the scripts of the layout do not run there', () => {
  const page = renderToStaticMarkup(<FailurePage />);
  expect(page).toContain('<a href="/ja">');
  expect(page).toContain('<script async="" src="/theme.js">');
});
