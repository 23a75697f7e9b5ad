type Press = { readonly metaKey: boolean; readonly ctrlKey: boolean; readonly shiftKey: boolean; readonly altKey: boolean };

/** Returns whether a click asks for a new tab, a new window or a download, which the browser handles. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean => metaKey || ctrlKey || shiftKey || altKey;
