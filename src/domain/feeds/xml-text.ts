// Matches all code points except those that XML 1.0 allows (its production `Char`), and the controls that it discourages.
const NOT_XML = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const LINE_ENDS = /\r\n?/g;

/** Replaces what XML should not contain, even escaped, with U+FFFD: control characters, lone surrogates, U+FFFE, U+FFFF. */
export const xmlText = (text: string): string => text.toWellFormed().replace(NOT_XML, '\u{FFFD}').replace(LINE_ENDS, '\n');
