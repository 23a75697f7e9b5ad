type Group = Readonly<Record<string, unknown>>;

/** Texts in one language, completed with those of the default language, and how many were missing. */
export type CompletedTexts<Texts> = { readonly texts: Texts; readonly missing: number };

/**
 * Adds the texts that a language lacks from the default language. Lists are never mixed: a list that exists is used as
 * it is. Returns `own` itself if nothing is missing.
 */
export function withFallback<Texts>(own: unknown, fallback: Texts): CompletedTexts<Texts> {
  if (own === undefined) return { texts: fallback, missing: countTexts(fallback) };
  if (!isGroup(own) || !isGroup(fallback)) return { texts: own as Texts, missing: 0 };
  const completed: Record<string, unknown> = { ...own };
  let missing = 0;
  for (const [key, text] of Object.entries(fallback)) {
    const part = withFallback(own[key], text);
    completed[key] = part.texts;
    missing += part.missing;
  }
  return { texts: (missing === 0 ? own : completed) as Texts, missing };
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

const countTexts = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, inner) => sum + countTexts(inner), 0) : 1;
