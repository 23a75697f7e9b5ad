import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { makePostContext } from './make-post-context.ts';
import { PostForm } from './post-form.tsx';

/** A preview of 9th place out of 21 players, on a first post that needs a picture. */
export const PREVIEW = {
  ...{ rankKey: -500, bestKey: null, improves: true, rank: { before: null, after: 9 }, players: { before: 20, after: 21 } },
  ...{ points: { before: null, after: 9_391 }, passed: { count: 12, players: [] }, nextKey: null, totals: [] },
  ...{ rankClass: { before: null, after: null }, evidence: { duty: 'image', refusedWithout: true } },
  neighbours: {
    above: { userId: 'fern', name: 'Fern', rank: 8, isShared: true, rankKey: -590 },
    below: { userId: 'reed', name: null, rank: 10, isShared: false, rankKey: -480 },
  },
};

/** Renders the posting form for the first board of a stage, with `recordKey` as its world record. */
export function openForm(stageId: number, recordKey: number | null = null): void {
  const catalogue = contentCatalogue();
  const [board] = boardsOfStage(catalogue, stageId);
  if (!board) throw new Error(`no stage ${stageId}`);
  const context = makePostContext(catalogue, { board, recordKey }, 'en');
  render(createElement(PostForm, { context, title: 'Submit Score', leave: { href: `/stage/${stageId}` } }));
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string | RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
export const chooseSwitch = () => fireEvent.click(screen.getByRole('radio', { name: /Switch/ }));
export const review = () => fireEvent.click(screen.getByRole('button', { name: 'Review and send' }));
export const attachPicture = () => {
  const picker = screen.getByLabelText('Choose a picture');
  fireEvent.change(picker, { target: { files: [new File(['x'], 'result.png', { type: 'image/png' })] } });
};
