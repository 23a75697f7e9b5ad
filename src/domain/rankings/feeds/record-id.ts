/** Returns whether a text is a record id in canonical form (not '01' or '+1') and within the bigint range. */
export const isRecordId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);
