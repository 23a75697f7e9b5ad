type Spoken = { readonly lang: string; readonly name: string };

/** The text of an entry that a reader gets: in the own language if it is written, else in the other. */
export const ownText = <Text extends Spoken>(texts: readonly Text[], lang: string): Text | undefined =>
  texts.find((text) => text.lang === lang) ?? texts[0];
