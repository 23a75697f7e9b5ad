import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const breakSchema = z.strictObject({
  row: z.string().regex(/^D?\d\.\d+$/), // number of the row in docs/conformance.md
  test: z.strictObject({ file: z.string(), title: z.string() }), // a proof of that row, which must fail
  file: z.string(),
  find: z.string().min(1), // occurs exactly once in the file
  replace: z.string(),
  why: z.string().min(10), // what no longer holds
  // Text in the message of the failure. Required where several patches share a build, to show which one was caught.
  message: z.string().min(3).optional(),
});

/** A patch that makes one row of docs/conformance.md untrue. */
export type Break = z.infer<typeof breakSchema>;

/** Reads all patches in tests/breaks. */
export const readBreaks = (): Break[] =>
  globSync('tests/breaks/*.json')
    .toSorted()
    .flatMap((file) => z.array(breakSchema).parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Returns whether the test of a patch runs against a production build. */
export const needsBuild = ({ test }: Break): boolean => /^tests\/(?:http|browser)\//.test(test.file);

/** Applies a patch to the source text of its file. Throws if the place is missing or ambiguous. */
export function applyBreak({ row, file, find, replace }: Break, source: string): string {
  const places = source.split(find).length - 1;
  if (places !== 1) throw new Error(`${row}: ${file} contains the text ${places} times: ${find}`);
  return source.replace(find, () => replace);
}
