import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { soughtText } from '#domain/game/find-stages.ts';
import { StageFilter } from './stage-filter.tsx';

afterEach(cleanup);

test('shows only the stages and games with what is typed, and says when there are none', async () => {
  render(
    <>
      <form data-stage-search="">
        <input type="search" />
      </form>
      <p data-stage-count="" />
      {['Button Jar', 'ボタン瓶'].map((name) => (
        <section key={name} data-part="" aria-label={name}>
          <b data-sought={soughtText([name])}>{name}</b>
        </section>
      ))}
      <StageFilter none="No stage has this name." />
    </>,
  );
  const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
  type('botan');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Button Jar' })).toBeNull());
  expect(screen.getByRole('region', { name: 'ボタン瓶' })).toBeTruthy();
  type('xyz');
  await waitFor(() => expect(screen.getByText('No stage has this name.')).toBeTruthy());
  type('');
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(2));
});
