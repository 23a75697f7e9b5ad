// The script of overlays, bundled by scripts/generate/start-scripts.ts. It is in the shell, because it joins two features.
import { followOverlay } from '#web/features/embed/overlays/follow-overlay.ts';
import { connectLive } from '#web/features/feeds/live-connection.ts';

const overlay = document.getElementById('overlay');
// A page that was not found has no overlay.
if (overlay) followOverlay(overlay, connectLive);
