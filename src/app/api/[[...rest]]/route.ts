import { errorAnswer } from '#web/server/error-answer.ts';

/** Unknown API routes get a 404 in JSON rather than the HTML page. */
const notFound = (request: Request): Response => errorAnswer(request, 404, 'not-found');

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
