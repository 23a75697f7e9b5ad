import type { z } from 'zod';

/** Returns the first error code of each invalid field by its path, such as `title.en` or `stages.0.name.ja`. */
export function fieldCodes(error: z.ZodError): Readonly<Record<string, string>> {
  const found = error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    return keys.map((key) => [[...issue.path, key].filter((part) => part !== '').join('.') || 'body', issue.message] as const);
  });
  return Object.fromEntries(found.reverse());
}
