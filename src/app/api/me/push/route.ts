import { pushSubscriptionForm } from '#domain/notifications/push-subscription.ts';
import { subscribeToPush, unsubscribeFromPush } from '#usecases/notifications/manage-push.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(pushSubscriptionForm, ({ form, session }) =>
  respond(subscribeToPush(deps(), session, form), () => nothing()),
);

export const DELETE = sessionWrite(null, ({ session }) => respond(unsubscribeFromPush(deps(), session), () => nothing()));
