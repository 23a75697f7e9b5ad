import 'server-only';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { callbackPath } from '#domain/accounts/sign-in/callback-url.ts';
import type { Language } from '#domain/shared/language.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { getSession } from '#usecases/accounts/get-session.ts';
import { localePath, parseLocale } from '#web/i18n/locales.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { readBody } from '#web/server/answer/read-body.ts';
import { isSameSite } from '#web/server/answer/same-site.ts';
import { beforeBrowsing, deps } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { log, logFailure } from '#web/server/log.ts';
import { clientOf } from './client.ts';
import { callbackCookieName, cookieLine, deviceCookieLine, pendingCookieLine, readCookie, sessionCookieName } from './cookies.ts';
import { authOptions } from './options.ts';
import { secondFactorHref } from './session.ts';
import { secretIn } from './token.ts';
import type { Visit } from './visit.ts';

type Context = { params: Promise<{ nextauth: string[] }> };

const AUTH_WITHIN_MS = 15_000;
// These actions return the same response to everyone and therefore work without the database.
const SESSIONLESS_ACTIONS = ['csrf', 'providers'];

/**
 * Handles all requests to next-auth. Rejects cross-site writes and oversized bodies, and replaces callback URLs that
 * point to other sites, before next-auth is called.
 */
export async function handleAuth(request: NextRequest, context: Context): Promise<Response> {
  const [action = '', provider] = (await context.params).nextauth;
  const isWrite = request.method === 'POST';
  if (!isWrite && action === 'callback' && provider === 'credentials') return errorAnswer(request, 'not-found');
  // Every page view requests the session. Without a session cookie, respond without querying the database or setting a
  // cookie.
  if (!isWrite && action === 'session' && readCookie(request.headers, sessionCookieName()) === null)
    return Response.json({}, { headers: { 'cache-control': 'no-store' } });
  if (isWrite && !isSameSite(request.headers)) return errorAnswer(request, 'cross-site');
  const body = isWrite ? await readBody(request) : '';
  if (body === undefined) return errorAnswer(request, 'too-large');
  if (action === '_log') return takeClientLog(request, body);

  const fields = readFields(request, body);
  const callback = fields.get('callbackUrl') ?? request.nextUrl.searchParams.get('callbackUrl');
  const cookie = readCookie(request.headers, callbackCookieName());
  const wanted = callback ?? (cookie === null ? null : safeDecode(cookie));
  try {
    const visit = await readVisit(request.headers, callbackPath(wanted, env().SITE_URL), SESSIONLESS_ACTIONS.includes(action));
    process.env.NEXTAUTH_URL = env().SITE_URL; // next-auth reads its base URL from this environment variable.
    const ask = (): Promise<Response> => NextAuth(cleaned(request, fields, isWrite), context, authOptions(visit));
    const answer = await inTime(isWrite ? beforeBrowsing(ask) : ask());
    // next-auth returns 400 for an unknown action.
    if (answer.status === 400) return errorAnswer(request, 'not-found');
    return finished(answer, visit, fields.get('json') === 'true', cookie);
  } catch (error) {
    logFailure(request, error);
    return errorAnswer(request, 'unavailable');
  }
}

/**
 * Rejects when a sign-in takes longer than the overall time limit. Some requests to providers have their own limits,
 * but DNS lookups and other requests to the providers have only this one.
 */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('sign-in timed out')), AUTH_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function readVisit(headers: Headers, path: string, isSessionless: boolean): Promise<Visit> {
  const secret = isSessionless ? undefined : await secretIn(readCookie(headers, sessionCookieName()));
  const session = secret === undefined ? undefined : await getSession(deps(), secret);
  const language = path.split(/[/?#]/)[1] ?? '';
  return { client: clientOf(headers), language: parseLocale(language), callbackUrl: path, session, secret };
}

function readFields(request: Request, body: string): URLSearchParams {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json')) return new URLSearchParams(body);
  try {
    const typed = Object.entries(JSON.parse(body) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return new URLSearchParams(typed);
  } catch {
    return new URLSearchParams();
  }
}

// Sanitises the request for next-auth: replaces malformed error codes and callback URLs that point to other sites, and
// flattens the body.
function cleaned(request: NextRequest, fields: URLSearchParams, isWrite: boolean): NextRequest {
  const url = new URL(request.nextUrl.pathname + request.nextUrl.search, env().SITE_URL);
  for (const given of [url.searchParams, fields]) {
    const callback = given.get('callbackUrl');
    if (callback !== null) given.set('callbackUrl', callbackPath(callback, env().SITE_URL));
  }
  // Without an error code, next-auth would print "undefined" on its error page.
  const error = url.searchParams.get('error') ?? (url.pathname === '/api/auth/error' ? '' : null);
  if (error !== null && !/^\w{1,64}$/.test(error)) url.searchParams.set('error', 'Default');
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new NextRequest(url, { method: request.method, headers, ...(isWrite && { body: fields.toString() }) });
}

async function finished(answer: Response, visit: Visit, isJson: boolean, callbackCookie: string | null): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  if (visit.started) headers.append('set-cookie', deviceCookieLine(visit.started.device));
  // next-auth rejects every request while the browser has a callback cookie that next-auth cannot parse.
  if (callbackCookie !== null && URL.parse(safeDecode(callbackCookie))?.origin !== new URL(env().SITE_URL).origin)
    headers.append('set-cookie', cookieLine(callbackCookieName(), '', 0));

  const onwards = headers.get('location');
  if (visit.isNewAccount && onwards !== null) headers.set('location', welcomeUrl(visit.language, onwards));
  if (visit.failure) {
    const { error, status, waitSeconds } = visit.failure;
    if (waitSeconds !== undefined) headers.set('retry-after', String(waitSeconds));
    return leadTo(`${localePath(visit.language, '/auth/login')}?error=${error}`, status, isJson, headers);
  }
  if (visit.pending !== undefined) {
    headers.append('set-cookie', pendingCookieLine(visit.pending));
    return leadTo(secondFactorHref(visit), 200, isJson, headers);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Leads the browser to a page: scripts get its address with the status, forms a redirect. */
function leadTo(path: string, status: number, isJson: boolean, headers: Headers): Response {
  const url = env().SITE_URL + path;
  if (isJson) return Response.json({ url }, { status, headers });
  headers.set('location', url);
  return new Response(null, { status: 303, headers });
}

/** Returns the address of the welcome, which leads on to the page that the new player came from. */
function welcomeUrl(language: Language, onwards: string): string {
  const { SITE_URL } = env();
  const [path, welcome, home] = [callbackPath(onwards, SITE_URL), localePath(language, '/welcome'), localePath(language, '/')];
  if (path.startsWith(welcome)) return SITE_URL + path;
  return SITE_URL + welcome + (path === home ? '' : `?${new URLSearchParams({ callbackUrl: path })}`);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const LOGGED_CODE = /^[A-Z_]{1,64}$/;

/**
 * Logs error codes reported by browsers, a few per minute and client. Discards malformed codes and the rest of the
 * request body.
 */
async function takeClientLog(request: Request, body: string): Promise<Response> {
  const wait = await countTry(deps(), 'client-log', clientOf(request.headers).address).catch(() => ({ waitSeconds: 60 }));
  if (wait) return errorAnswer(request, 'too-many-tries', wait);
  const code = new URLSearchParams(body).get('code') ?? '';
  if (LOGGED_CODE.test(code)) log().warn({ browser: code });
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
