/** A text as names are compared: in small letters, each where it was; İ alone would become two. */
export const fold = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
