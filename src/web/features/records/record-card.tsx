/** What other sites expect of a picture beside a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What the picture says, in letters that it can draw. */
export type CardWords = Readonly<Record<'stage' | 'rule' | 'value' | 'place' | 'player' | 'site', string>>;

/** A record as a picture, for links on other sites. Night colours only: nobody knows the theme there. */
export function RecordCard({ stage, rule, value, place, player, site }: CardWords) {
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
        <div style={{ fontSize: 56, lineHeight: 1.2 }}>{stage}</div>
        <div style={{ fontSize: 30, color: '#bcc8c4' }}>{rule}</div>
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <div style={{ fontSize: 168, lineHeight: 1 }}>{value}</div>
        <div style={{ fontSize: 84, lineHeight: 1.1, color: '#d3ec6f' }}>{place}</div>
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 36 }}>
        <div>{player}</div>
        <div style={{ color: '#d3ec6f' }}>{site}</div>
      </div>
    </div>
  );
}
