import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

test('shows one fact and one next step', () => {
  render(
    <EmptyState title="まだ記録がありません" action={<Button>投稿する</Button>}>
      最初の一人になりませんか。
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'まだ記録がありません' })).toBeDefined();
  expect(screen.getByText('最初の一人になりませんか。')).toBeDefined();
  expect(screen.getByRole('button', { name: '投稿する' })).toBeDefined();
});

test("uses the title as the page's main heading at level 1", () => {
  render(
    <EmptyState title="t" level={1}>
      f
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('t');
});

test('draws a different illustration for a failure than for missing data', () => {
  const draw = (broken: boolean) => {
    const { container } = render(
      <EmptyState title="t" broken={broken}>
        f
      </EmptyState>,
    );
    return container.querySelector('svg')?.innerHTML;
  };
  expect(draw(true)).not.toBe(draw(false));
});
