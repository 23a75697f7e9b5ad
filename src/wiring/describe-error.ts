// Personal data that an error message may contain. Names of tables, constraints and routes are not redacted.
const PRIVATE: readonly RegExp[] = [
  /[^\s<>"'(]{1,254}@[^\s<>"')]+/g, // e-mail addresses
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, // IP addresses
  /\b(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}\b/gi,
  /(?<=: )"[^"]*"/g, // an invalid value, as in `invalid input syntax for type integer: "…"`
  /(?<=\)=\()[^)]*/g, // a duplicate value, as in `Key (email)=(…)`
  /(?<=\?)[\w-]+=[^\s"']*/g, // query strings of URLs
  /(?<=\/(?:user|compare|api\/auth)\/)[^\s?"']+/g, // user names in URL paths
  /\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, // tokens, cookies and keys
];
const LONGEST = 400;
const STACK_LINES = 4;

/** Replaces personal data in a log message with an ellipsis and shortens the message. */
export const withoutPersons = (text: string): string =>
  PRIVATE.reduce((left, pattern) => left.replaceAll(pattern, '…'), text).slice(0, LONGEST);

export type DescribedError = { readonly name: string; readonly message: string; readonly code?: string; readonly at?: readonly string[] };

/** Describes an error for the log by its name, redacted message, code and stack. Other properties are omitted. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPersons(String(error)) };
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const lines = error.stack?.match(/(?<=\n\s+at ).+/g)?.slice(0, STACK_LINES);
  return { name: error.name, message: withoutPersons(error.message), ...code, ...(lines && { at: lines }) };
}
