/** No such call: an API answers in JSON, also when it says no. */
const notFound = (): Response => Response.json({ error: 'not-found' }, { status: 404, headers: { 'cache-control': 'no-store' } });

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
