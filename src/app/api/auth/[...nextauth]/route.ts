import { handleAuth } from '#web/server/auth/handle-auth.ts';

/** Sessions: next-auth's own calls. */
export { handleAuth as GET, handleAuth as POST };
