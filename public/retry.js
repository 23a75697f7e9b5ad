// A page that stands in for the site (503, offline) asks now and then whether the site is back, then opens what was asked for.
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
  note.hidden = false; // without a script nothing is tried
})();
