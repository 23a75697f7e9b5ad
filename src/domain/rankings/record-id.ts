/** Whether a text can be a record's id, written the one way that ids are written: no '01', no '+1', no more than a bigint holds. */
export const isRecordId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);
