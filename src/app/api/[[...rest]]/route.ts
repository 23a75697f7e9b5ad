import { errorAnswer } from '#web/server/error-answer.ts';

/** No such call: an API answers in JSON, also when it says no. */
const notFound = (request: Request): Response => errorAnswer(request, 404, 'not-found');

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
