/**
 * Props of a client component, serialised as one string. React processes every single value when serialising, rendering
 * and hydrating. A table has thousands of values, but a string is only one (decision 0112).
 */
export type Packed<Data> = string & { readonly holds?: Data };

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);

export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(packed) as Data;
