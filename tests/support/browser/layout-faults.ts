import type { Page } from '@playwright/test';
import { inspectLayout } from './inspect-layout.ts';
import { LAYOUT_EXCEPTIONS, type LayoutFaultKind } from './layout-exceptions.ts';
import { nextPaints } from './open-page.ts';

/** Window widths in CSS pixels: the narrowest phone, a usual phone, the breakpoints and a desktop. */
export const LAYOUT_WIDTHS = [320, 390, 600, 768, 960, 1280] as const;

const PHONE_WIDTH = 600;
const heightOf = (width: number) => (width <= 320 ? 640 : width <= PHONE_WIDTH ? 844 : 900);

export type LayoutFault = { readonly kind: LayoutFaultKind; readonly width: number; readonly what: string };

/**
 * Resizes the open page through all widths and returns its faults:
 *
 * - `wide`: the page scrolls sideways.
 * - `clipped`: text is cut off without a title and without a control that shows the rest.
 * - `small`: a target for fingers is smaller than 44 px, on phones. Links within a sentence may be (WCAG 2.5.5).
 * - `covered`: the focused element is hidden behind a fixed or sticky part of the page (WCAG 2.4.11).
 */
export async function findLayoutFaults(page: Page, widths: readonly number[] = LAYOUT_WIDTHS): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  const allowed = LAYOUT_EXCEPTIONS.map(({ kind, selector }) => ({ kind, selector }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    // Resize observers run in the first frame, and what they change is laid out in the second.
    await nextPaints(page);
    const found = await page.evaluate(inspectLayout, { isPhone: width <= PHONE_WIDTH, allowed });
    faults.push(...found.map(({ kind, what }) => ({ kind, width, what })));
  }
  return faults;
}

export const describeFault = ({ kind, width, what }: LayoutFault): string => `${width} px: ${kind}: ${what}`;
