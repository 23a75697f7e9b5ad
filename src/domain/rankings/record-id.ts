/** Whether a text is a record id in canonical form: no '01', no '+1', within bigint range. */
export const isRecordId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);
