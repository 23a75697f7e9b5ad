import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession } from './session-store.ts';
import { useOwnAnswer } from './use-own-answer.ts';

let reader: string | undefined;
let answers: Record<string, (() => Promise<Response>) | undefined>;
let asked: string[];

beforeEach(() => {
  reader = 'moss';
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(reader === undefined ? {} : { user: { userId: reader } });
    asked.push(path);
    return answers[path]?.() ?? new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const responds = (text: string) => async () => Response.json({ text });

function Line({ path }: { path: string | undefined }) {
  const [answer, again] = useOwnAnswer<{ text: string }>(path);
  return (
    <button type="button" onClick={again}>
      {answer?.text ?? 'nothing'}
    </button>
  );
}
const show = async (path: string | undefined) => {
  await act(refetchSession);
  return render(<Line path={path} />);
};
const shows = () => screen.getByRole('button').textContent;

test('sends no request for visitors or without a path', async () => {
  await show(undefined);
  reader = undefined;
  cleanup();
  await show('/own');
  expect([shows(), asked]).toEqual(['nothing', []]);
});

test('never shows the response for one path while another path is loading', async () => {
  answers['/one'] = responds('first');
  answers['/two'] = () => new Promise(() => {});
  const { rerender } = await show('/one');
  expect(await screen.findByText('first')).toBeTruthy();
  rerender(<Line path="/two" />);
  expect(shows()).toBe('nothing');
});

test('refetches on demand and still shows the last response after an error', async () => {
  answers['/one'] = responds('before');
  await show('/one');
  await screen.findByText('before');
  answers['/one'] = responds('after');
  screen.getByRole('button').click();
  expect(await screen.findByText('after')).toBeTruthy();
  answers['/one'] = undefined;
  await act(async () => screen.getByRole('button').click());
  expect([shows(), asked.length]).toEqual(['after', 3]);
});
