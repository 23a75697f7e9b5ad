import { z } from 'zod';
import { countCharacters, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { form, NEEDED } from '#domain/shared/form.ts';
import { APPEAL_OUTCOMES, FAIRNESS_TEXT_LIMIT } from './appeals.ts';
import { needsText, REPORT_OUTCOMES, REPORT_REASONS } from './reports.ts';

// The forms are separate from the rules so that the browser can use the rules without bundling zod (decision 0031).
const choice = <Values extends readonly string[]>(values: Values) => z.enum(values, NEEDED);
const flag = z.boolean(NEEDED);

const text = z
  .string(NEEDED)
  .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
  .refine((typed) => countCharacters(typed, FAIRNESS_TEXT_LIMIT) <= FAIRNESS_TEXT_LIMIT, { error: 'too-long', abort: true })
  .refine((typed) => !INVISIBLE_IN_TEXT.test(typed), { error: 'forbidden-character', abort: true });
const someText = text.refine((typed) => typed !== '', 'required');

/** The form for a report: a reason, and a text if the reason requires one. */
export const reportForm = form({ reason: choice(REPORT_REASONS), text: text.default('') }).refine(
  ({ reason, text: typed }) => typed !== '' || !needsText(reason),
  { error: 'required', path: ['text'] },
);
export const reportAnswerForm = form({ outcome: choice(REPORT_OUTCOMES) });

export const appealForm = form({ text: someText });
/** The form for answering an appeal: the outcome and an explanation. */
export const appealAnswerForm = form({ outcome: choice(APPEAL_OUTCOMES), text: someText });

export const peerCheckForm = form({ board: flag, evidence: flag, value: flag, rule: flag });

export type ReportForm = z.output<typeof reportForm>;
export type ReportAnswerForm = z.output<typeof reportAnswerForm>;
export type AppealForm = z.output<typeof appealForm>;
export type AppealAnswerForm = z.output<typeof appealAnswerForm>;
