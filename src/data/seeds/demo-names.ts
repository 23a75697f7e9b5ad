// Names of fictional players. Half use Latin script and half Japanese, as on the boards that this site is modelled on.
const LATIN_FIRST = [
  'Night',
  'Moss',
  'Fern',
  'Pebble',
  'Quill',
  'Amber',
  'Cinder',
  'Tansy',
  'Brook',
  'Lark',
  'Hazel',
  'Rime',
  'Clover',
  'Juniper',
];
const LATIN_LAST = ['jar', 'runner', 'wood', 'light', 'on', 'step', 'finch', 'field', 'spur', 'well', 'hare'];
const LATIN_WHOLE = [
  'andante',
  'halfmoon',
  'Osmunda',
  'kaede_41',
  'Brindle',
  'tsubame',
  'Ottoline',
  'rue',
  'Bramble & Co',
  'mizu',
  'Pip',
  'no1 gardener',
];
const JAPANESE_FIRST = [
  'ほし',
  'つき',
  'こけ',
  'はる',
  'しずく',
  'かえで',
  'さざ',
  'みどり',
  'ゆき',
  'こは',
  'ねこ',
  'あめ',
  'もり',
  'すず',
];
const JAPANESE_LAST = ['み', 'のわ', 'まる', 'な', 'か', 'ひめ', 'なみ', 'つぶ', 'のこ', 'ろう', 'ばたけ'];
const JAPANESE_WHOLE = [
  'ツキノワ',
  '星見草',
  'うたたね',
  '三毛猫',
  '夜更かし',
  '水やり当番',
  '草むしり',
  'ナナフシ',
  '朝顔',
  '山吹色',
  '鈴虫',
  '土曜日の庭',
];

/** Sample comments on records. */
export const COMMENTS = [
  'Left side first, then the pond in one trip.',
  'Lost three at the gate. Room to improve.',
  'Finally under my old best.',
  'Route by the guide, with one carry less.',
  'Old TV, please forgive the picture.',
  'Same result twice today.',
  '池は一往復で済ませました。',
  '最後の一匹で足止め。まだ伸びます。',
  'ようやく自己ベスト更新。',
  '左まわりのほうが速いかも。',
  '橋を後回しにしたのが正解でした。',
  '録画を忘れたので次こそ。',
];

const pairs = (first: readonly string[], last: readonly string[]) => first.flatMap((a) => last.map((b) => a + b));

/** Returns all demo names, which are unique and alternate between the two scripts. */
export function demoNames(): string[] {
  const latin = [...LATIN_WHOLE, ...pairs(LATIN_FIRST, LATIN_LAST)];
  const japanese = [...JAPANESE_WHOLE, ...pairs(JAPANESE_FIRST, JAPANESE_LAST)];
  return latin.flatMap((name, index) => [name, japanese[index] ?? `${name} 2`]);
}

/** Returns a random comment on a record, or null. */
export const demoComment = (random: () => number): string | null =>
  random() < 0.18 ? (COMMENTS[Math.floor(random() * COMMENTS.length)] ?? null) : null;
