import { withFallback } from '#domain/shared/fallback-texts.ts';

type Load = () => Promise<{ readonly default: unknown }>;

/**
 * Loads one part of the messages from its files: that of the language and, if texts are missing, that of the default
 * language.
 */
export async function loadTexts<Texts>(loads: readonly Load[]): Promise<Texts> {
  const files = await Promise.all(loads.map((load) => load()));
  return files.reduce<unknown>((texts, file) => withFallback(texts, file.default).texts, undefined) as Texts;
}
