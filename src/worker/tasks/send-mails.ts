import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { sendConfirmation, sendEmailChanged, sendLinkChanged, sendPasswordChanged, sendReset } from '#usecases/accounts/mail/send-mails.ts';
import type { Deps } from '#usecases/deps.ts';

const toUser = z.object({ userId: z.int() });
const toAddress = z.object({ userId: z.int(), address: z.string().max(254) });
const toLink = z.object({ userId: z.int(), provider: z.string().max(32), change: z.enum(['linked', 'unlinked']) });
const toAccount = z.object({ account: z.string().max(254) });

/** Creates the mail tasks. Running a task twice sends two mails, and the links in both work. */
export const mailTasks = (deps: Deps): TaskList => ({
  'send-confirmation': (raw) => sendConfirmation(deps, toUser.parse(raw).userId),
  'send-password-changed': (raw) => sendPasswordChanged(deps, toUser.parse(raw).userId),
  'send-email-changed': (raw) => {
    const { userId, address } = toAddress.parse(raw);
    return sendEmailChanged(deps, userId, address);
  },
  'send-link-changed': (raw) => {
    const { userId, provider, change } = toLink.parse(raw);
    return sendLinkChanged(deps, userId, provider, change);
  },
  'send-reset': (raw) => sendReset(deps, toAccount.parse(raw).account),
});
