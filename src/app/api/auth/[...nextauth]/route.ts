import { handleAuth } from '#web/server/auth/handle-auth.ts';

/** next-auth's own session endpoints. */
export { handleAuth as GET, handleAuth as POST };
