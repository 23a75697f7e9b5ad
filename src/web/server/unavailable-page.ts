import { failureWords, localeOfPath } from '#web/i18n/failure-words.ts';

/** The whole page that is shown while the database is out of reach: it needs nothing but two static files. */
export function unavailablePage(path: string): string {
  const words = failureWords(path);
  return `<!doctype html>
<html lang="${localeOfPath(path)}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${words.site}</title>
<script src="/theme.js"></script>
<link rel="stylesheet" href="/unavailable.css">
</head>
<body>
<main>
<p class="code">503</p>
<h1>${words.heading}</h1>
<p>${words.text}</p>
<p><a href="">${words.retry}</a></p>
</main>
</body>
</html>
`;
}
