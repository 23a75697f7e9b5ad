type Press = { readonly metaKey: boolean; readonly ctrlKey: boolean; readonly shiftKey: boolean; readonly altKey: boolean };

/** Whether a click asks for another tab, window or a download, which is left to the browser. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean => metaKey || ctrlKey || shiftKey || altKey;
