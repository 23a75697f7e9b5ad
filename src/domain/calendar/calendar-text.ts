const LINE_ENDS = /\r\n?/g;
// Matches all control characters except tab and line feed, which are allowed in a text.
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/**
 * Prepares a text for a calendar file: makes it well-formed Unicode and replaces control characters, except tabs and
 * line feeds, with spaces.
 */
export const calendarText = (text: string): string => text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, ' ');

/** Prepares a text for a calendar file as a single line, for titles. */
export const calendarLine = (text: string): string => calendarText(text).replaceAll('\n', ' ');
