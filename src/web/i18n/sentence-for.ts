/** The sentence for a code that an answer carries; for a code that nobody knows, the one under `otherwise`. */
export const sentenceFor = (sentences: Readonly<Record<string, string>>, code: string, otherwise = 'other'): string =>
  (Object.hasOwn(sentences, code) ? sentences[code] : sentences[otherwise]) ?? '';
