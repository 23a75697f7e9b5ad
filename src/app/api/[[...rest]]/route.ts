import { errorAnswer } from '#web/server/answer/error-answer.ts';

/** Returns a 404 response in JSON for unknown API routes, instead of the HTML page. */
const notFound = (request: Request): Response => errorAnswer(request, 'not-found');

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
