/** Returns the text for an API error code, or the text under `otherwise` for an unknown code. */
export const sentenceFor = (sentences: Readonly<Record<string, string>>, code: string, otherwise = 'other'): string =>
  (Object.hasOwn(sentences, code) ? sentences[code] : sentences[otherwise]) ?? '';
