/** Returns whether an input method handles a key. Safari reports the Enter that ends a conversion only by its code, 229. */
export const isForInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
