type Store = Map<string, Map<string, string>>;

// Stored on globalThis because pages are bundled separately from the code that sends them.
const shared = globalThis as typeof globalThis & { stargrassMarkup?: Store };
shared.stargrassMarkup ??= new Map();

/** Static markup of the pages that are being rendered, by request id, each with the mark in whose place it is sent. */
export const markupStore: Store = shared.stargrassMarkup;
