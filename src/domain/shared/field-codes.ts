import type { z } from 'zod';

/** Error codes by field path: `title.en`, `stages.0.name.ja`; the first of each field. */
export function fieldCodes(error: z.ZodError): Readonly<Record<string, string>> {
  const found = error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    return keys.map((key) => [[...issue.path, key].filter((part) => part !== '').join('.') || 'body', issue.message] as const);
  });
  return Object.fromEntries(found.reverse());
}
