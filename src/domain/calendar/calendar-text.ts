const LINE_ENDS = /\r\n?/g;
// Matches all control characters except tab and line feed, which are allowed in a text.
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Converts a text for a calendar file: well-formed Unicode without control characters except tabs and line feeds. */
export const calendarText = (text: string): string => text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, ' ');

/** Converts a text for a calendar file to a single line, for titles. */
export const calendarLine = (text: string): string => calendarText(text).replaceAll('\n', ' ');
