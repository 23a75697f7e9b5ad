/**
 * Data for a part of the browser's, as one text. React looks at every single value that it hands over, when it writes it, when it draws the page and
 * again in the browser; a table has thousands of them, and a text is one (decision 0112).
 */
export type Packed<Data> = string & { readonly holds?: Data };

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);

export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(packed) as Data;
