import { fitText } from './fit-text.ts';
import { NIGHT } from './night-colours.ts';

const WHOLE_PX = 1056; // Full text width of a card, in pixels.

type Props = { text: string; width?: number; largest?: number; colour?: string; top?: number };

/**
 * Shows one line of text in the largest font size that fits. Text that is still too long at half the size is truncated.
 */
export const CardLine = ({ text, width = WHOLE_PX, largest = 62, colour = NIGHT.text, top = 0 }: Props) => (
  <div
    style={{
      display: 'block',
      lineClamp: 1,
      width,
      marginTop: top,
      fontSize: fitText(text, width, largest, Math.max(20, Math.round(largest / 2))),
      lineHeight: 1.25,
      color: colour,
    }}
  >
    {text}
  </div>
);
