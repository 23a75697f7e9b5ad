import { randomBytes } from 'node:crypto';

/** Returns a name of 32 characters, the most that are allowed, without a space. No other test uses it. */
export const longestName = (): string => `Wmmmwwmm_MMWWMMWWMMwwm${randomBytes(5).toString('hex')}`;

/** Returns a name of 32 full-width characters, the most that are allowed. No other test uses it. */
export const longestJapaneseName = (): string => {
  const digits = [...randomBytes(5).toString('hex')].map((digit) => '零一二三四五六七八九十百千万億兆'[Number.parseInt(digit, 16)]);
  return `星見草の庭で水やり当番をしている夜更かしの庭守${digits.join('').slice(0, 9)}`;
};
