import { handleAuth } from '#web/server/auth/handle-auth.ts';

/** The session endpoints of next-auth. */
export { handleAuth as GET, handleAuth as POST };
