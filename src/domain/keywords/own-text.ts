type Localised = { readonly lang: string; readonly name: string };

/** The text of an entry for a reader: in their language if written, otherwise in the other. */
export const ownText = <Text extends Localised>(texts: readonly Text[], lang: string): Text | undefined =>
  texts.find((text) => text.lang === lang) ?? texts[0];
