const LINE_ENDS = /\r\n?/g;
const CONTROLS = /[^\P{Cc}\t\n]/gu; // all but tab and line feed, which a text may hold

/** A text as a calendar file can say it: well-formed Unicode, and no control characters but tabs and line ends. */
export const calendarText = (text: string): string => text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, ' ');

/** The same on one line, for titles. */
export const calendarLine = (text: string): string => calendarText(text).replaceAll('\n', ' ');
