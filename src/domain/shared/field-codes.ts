import type { z } from 'zod';

/** What a schema found wrong, by the path of each field: `title.en`, `stages.0.name.ja`. Of several in one field the first. */
export function fieldCodes(error: z.ZodError): Readonly<Record<string, string>> {
  const found = error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    return keys.map((key) => [[...issue.path, key].filter((part) => part !== '').join('.') || 'body', issue.message] as const);
  });
  return Object.fromEntries(found.reverse());
}
