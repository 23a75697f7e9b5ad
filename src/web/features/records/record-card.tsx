import type { RecordNames } from './record-names.ts';

/** What other sites expect of a picture beside a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

type Props = { names: RecordNames; site: string };

// For letters that our fonts lack the drawer would ask another site: such letters become dots.
const drawable = (text: string) =>
  text.replaceAll(/[^\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\d\p{P}ー ]/gu, '·');

/** A record as a picture, for links on other sites. Night colours only: nobody knows the theme there. */
export function RecordCard({ names, site }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        background: 'linear-gradient(160deg, #0b1216 0%, #14252b 62%, #1d3a2a 100%)',
        color: '#f2eee1',
        fontFamily: 'latin, japanese',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 56, lineHeight: 1.2 }}>{names.stage}</div>
        <div style={{ fontSize: 30, color: '#bcc8c4' }}>{names.rule}</div>
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <div style={{ fontSize: 168, lineHeight: 1 }}>{names.value}</div>
        <div style={{ fontSize: 84, lineHeight: 1.1, color: '#d3ec6f' }}>{names.place ?? ''}</div>
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 36 }}>
        <div>{drawable(names.player)}</div>
        <div style={{ color: '#d3ec6f' }}>{site}</div>
      </div>
    </div>
  );
}
