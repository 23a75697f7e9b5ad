import 'server-only';
import { getLiveNews } from '#usecases/live/get-live-news.ts';
import { deps, onLiveEvent } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { log } from '#web/server/log.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

const STREAMS_OF_ADDRESS = 64; // Enough for a meet-up behind one address. Further clients poll instead.

// Stored on globalThis so that all modules share one hub, even after the development server reloads them.
const shared = globalThis as typeof globalThis & { stargrassLive?: LiveHub };

/** Returns this process's live hub and creates it on first use. */
export function liveHub(): LiveHub {
  shared.stargrassLive ??= begin();
  return shared.stargrassLive;
}

function begin(): LiveHub {
  return createLiveHub({
    read: (after) => getLiveNews(deps(), after),
    subscribe: onLiveEvent,
    failed: (error) => log().warn(error, 'live events could not be read'),
    limits: { streams: env().LIVE_MAX_STREAMS, streamsOfAddress: STREAMS_OF_ADDRESS },
  });
}
