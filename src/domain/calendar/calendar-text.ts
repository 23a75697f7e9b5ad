const LINE_ENDS = /\r\n?/g;
const CONTROLS = /[^\P{Cc}\t\n]/gu; // all except tab and line feed, which are allowed in a text

/** A text that is valid in a calendar file: well-formed Unicode, no control characters except tabs and line ends. */
export const calendarText = (text: string): string => text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, ' ');

/** The same on one line, for titles. */
export const calendarLine = (text: string): string => calendarText(text).replaceAll('\n', ' ');
