/** What the layout check finds: see layout-faults.ts. */
export type LayoutFaultKind = 'wide' | 'clipped' | 'small' | 'covered';

type LayoutException = {
  readonly kind: LayoutFaultKind;
  /** Applies to every element that matches this selector or is inside such an element. */
  readonly selector: string;
  readonly reason: string;
};

/** Every allowed exception from the layout rules. */
export const LAYOUT_EXCEPTIONS: readonly LayoutException[] = [
  { kind: 'small', selector: '.skip', reason: 'It is shown only while it has the focus, so it is never tapped.' },
  { kind: 'covered', selector: '.skip', reason: 'It moves into view by a transition.' },
  { kind: 'small', selector: 'svg', reason: 'The points of a chart. The table below the chart has the same numbers.' },
  {
    kind: 'small',
    selector: '#rows th',
    reason:
      'On phones, the link to the record covers the row. The name is a link for keyboards and screen readers; the page of the record leads to the player.',
  },
  {
    kind: 'small',
    selector: 'li[data-record] a',
    reason: 'On phones, the link to the record covers the line. Its page leads to the stage and the player.',
  },
  { kind: 'small', selector: '[popovertarget^=term-]', reason: 'A term within a sentence.' },
  {
    kind: 'clipped',
    selector: '[data-excerpt]',
    reason: 'The first lines of a text. The link beside it opens the whole text.',
  },
];
