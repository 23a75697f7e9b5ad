// Loaded by the 503 and offline pages: polls until the site is back, then opens the requested page.
(() => {
  const note = document.getElementById('retry-note');
  const everyMs = Number(note.dataset.seconds) * 1000;

  const ask = async () => {
    try {
      const answer = await fetch('/readyz', { cache: 'no-store' });
      if (answer.ok) location.reload();
    } catch {
      // not yet
    }
  };
  setInterval(ask, everyMs);
  addEventListener('online', ask);
  note.hidden = false; // without JavaScript there is no retry
})();
