import type { z } from 'zod';
import { form } from '#domain/shared/form.ts';
import { passkeyAssertion, secondFactorCode } from './second-factor-forms.ts';

/** The second step of a sign-in: a passkey, or a code of an authenticator app, or a recovery code. */
export const secondStepForm = form({ passkey: passkeyAssertion.optional(), code: secondFactorCode.optional() });
export const passkeySignInForm = form({ passkey: passkeyAssertion });

export type SecondStepForm = z.output<typeof secondStepForm>;
