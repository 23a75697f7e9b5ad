import { fitText } from './fit-text.ts';
import { NIGHT } from './night-colours.ts';

const WHOLE_PX = 1056; // full width

type Props = { text: string; width?: number; largest?: number; colour?: string; top?: number };

/** One line in the largest font size that fits; truncated at half that size. */
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
