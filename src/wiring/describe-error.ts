// What a message may quote of what somebody typed or is. Names of tables, constraints and routes stay.
const PRIVATE: readonly RegExp[] = [
  /[^\s<>"'(]+@[^\s<>"')]+/g, // e-mail addresses
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, // network addresses
  /\b(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}\b/gi,
  /(?<=: )"[^"]*"/g, // a value that was refused: `invalid input syntax for type integer: "…"`
  /(?<=\)=\()[^)]*/g, // a value that was there already: `Key (email)=(…)`
  /(?<=\?)[\w-]+=[^\s"']*/g, // queries of addresses
  /(?<=\/(?:user|compare|api\/auth)\/)[^\s?"']+/g, // and who they are about
  /\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]+)*/g, // tokens, cookies, keys
];
const LONGEST = 400;
const STACK_LINES = 4;

/** A text for the log without what it may quote of a person. */
export const withoutPersons = (text: string): string =>
  PRIVATE.reduce((left, pattern) => left.replaceAll(pattern, '…'), text).slice(0, LONGEST);

export type DescribedError = { readonly name: string; readonly message: string; readonly code?: string; readonly at?: readonly string[] };

/** A failure for the log: what it is called, what it says without persons, and where it came from. Nothing else that hangs on it, such as a row. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutPersons(String(error)) };
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? { code: String(error.code) } : {};
  const lines = error.stack?.match(/(?<=\n\s+at ).+/g)?.slice(0, STACK_LINES);
  return { name: error.name, message: withoutPersons(error.message), ...code, ...(lines && { at: lines }) };
}
