type Localised = { readonly lang: string; readonly name: string };

/** Returns an entry's text in the reader's language if there is one, otherwise in the other language. */
export const ownText = <Text extends Localised>(texts: readonly Text[], lang: string): Text | undefined =>
  texts.find((text) => text.lang === lang) ?? texts[0];
