// Loaded by the 503 and offline pages: polls until the requested page can be opened, then opens it. Health checks are no
// help, because the edge does not pass them on. The service worker does not answer HEAD.
(() => {
  const note = document.getElementById('retry-note');
  const everyMs = Number(note.dataset.seconds) * 1000;

  const ask = async () => {
    try {
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status < 500) location.reload();
    } catch {
      // not yet
    }
  };
  setInterval(ask, everyMs);
  addEventListener('online', ask);
  note.hidden = false; // without JavaScript there is no retry
})();
