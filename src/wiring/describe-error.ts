// Personal data that a message may quote. Names of tables, constraints and routes stay.
const PRIVATE: readonly RegExp[] = [
  /[^\s<>"'(]+@[^\s<>"')]+/g, // e-mail addresses
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, // IP addresses
  /\b(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}\b/gi,
  /(?<=: )"[^"]*"/g, // a refused value: `invalid input syntax for type integer: "…"`
  /(?<=\)=\()[^)]*/g, // a duplicate value: `Key (email)=(…)`
  /(?<=\?)[\w-]+=[^\s"']*/g, // URL queries
  /(?<=\/(?:user|compare|api\/auth)\/)[^\s?"']+/g, // users in URL paths
  /\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, // tokens, cookies, keys
];
const LONGEST = 400;
const STACK_LINES = 4;

/** Removes personal data from a text for the log. */
export const withoutPersons = (text: string): string =>
  PRIVATE.reduce((left, pattern) => left.replaceAll(pattern, '…'), text).slice(0, LONGEST);

export type DescribedError = { readonly name: string; readonly message: string; readonly code?: string; readonly at?: readonly string[] };

/** Describes an error for the log: name, redacted message, code and stack. Drops all other properties, such as a row. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPersons(String(error)) };
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const lines = error.stack?.match(/(?<=\n\s+at ).+/g)?.slice(0, STACK_LINES);
  return { name: error.name, message: withoutPersons(error.message), ...code, ...(lines && { at: lines }) };
}
