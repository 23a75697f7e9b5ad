import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { offeredLanguages } from '#web/i18n/language-names.ts';
import { LanguageLinks } from './language-links.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/stage/201', useSearchParams: () => new URLSearchParams() }));
afterEach(cleanup);

const [japanese] = offeredLanguages('en');
const [english] = offeredLanguages('ja');

test('shows one link for one other language', () => {
  const { container } = render(<LanguageLinks languages={japanese ? [japanese] : []} label="Language" />);
  expect(container.querySelector('details')).toBeNull();
  expect(container.querySelector('a')?.lang).toBe('ja');
  expect(container.textContent).toBe('日本語日本語で表示');
});

test('shows a menu for several other languages', () => {
  const { container } = render(<LanguageLinks languages={japanese && english ? [japanese, english] : []} label="Language" />);
  expect(container.querySelector('summary')?.getAttribute('aria-label')).toBe('Language');
  expect([...container.querySelectorAll('details a')].map(({ textContent }) => textContent)).toEqual(['日本語で表示', 'View in English']);
});
