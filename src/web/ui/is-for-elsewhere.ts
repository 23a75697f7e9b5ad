type Press = { readonly metaKey: boolean; readonly ctrlKey: boolean; readonly shiftKey: boolean; readonly altKey: boolean };

/** Whether who presses a link wants it in another tab or window, or as a file: that is the browser's to do. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean => metaKey || ctrlKey || shiftKey || altKey;
