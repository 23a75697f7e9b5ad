/**
 * Props of a client component, serialized as one string. React processes every single value when serializing, rendering and
 * hydrating; a table has thousands of values, a string is one (decision 0112).
 */
export type Packed<Data> = string & { readonly holds?: Data };

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);

export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(packed) as Data;
