// Global styles are imported first so that component styles come later and override them.
import '#web/styles/tokens.css';
import '#web/styles/night.css';
import '#web/styles/day.css';
import '#web/styles/base.css';
import '#web/styles/fonts.ts';
import '#web/shell/shell-styles.ts';

import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLanguage } from '#domain/shared/language.ts';
import { SearchHost } from '#web/features/search/search-host.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { bundledSrc, themeScript } from '#web/server/answer/start-scripts.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { alternatesOf } from '#web/server/head/alternates.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { pageViewUrl } from '#web/server/head/page-view-url.ts';
import { sessionPollSeconds, siteUrl } from '#web/server/site/site-settings.ts';
import { SessionSync } from '#web/session/use-session.ts';
import { Footer } from '#web/shell/footer.tsx';
import { Banner } from '#web/shell/header/banner.tsx';
import { Header } from '#web/shell/header/header.tsx';
import { Islands } from '#web/shell/islands.tsx';
import { ReactReady } from '#web/shell/react-ready.tsx';
import { fontsOf } from '#web/styles/fonts.ts';

// Pages are rendered per request and cached only at the edge so that there is one cache and one purge mechanism.
export const dynamic = 'force-dynamic';

// An on-screen keyboard makes the page smaller, so that what is fixed to its bottom stays visible above the keyboard.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLanguage(locale)) return {};
  const { shell, found } = messagesOf(locale);
  const title = `${shell.site} · ${shell.tagline}`;
  // The proxy sets this header, because a layout does not receive its path.
  const address = (await headers()).get('x-address') ?? localePath(locale, '/');
  return {
    metadataBase: new URL(siteUrl()),
    ...pageHead(locale, { title, description: found.pages.home }),
    title: { default: title, template: `%s · ${shell.site}` },
    alternates: alternatesOf(address),
  };
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const catalogue = await readCatalogue();
  const nonce = (await headers()).get('x-nonce') ?? undefined;

  return (
    <html lang={locale} data-theme="dark" className={fontsOf(locale)} suppressHydrationWarning>
      <head>
        <script nonce={nonce}>{themeScript()}</script>
        <script async nonce={nonce} src={bundledSrc('start.js')} />
        {/* Delays the first paint until the whole page has arrived. Otherwise, rows and tables would shift. */}
        <link rel="expect" href="#whole" blocking="render" />
        {pageViewUrl() && <script defer src="/page-view.js" data-url={pageViewUrl()} />}
      </head>
      <body id="top">
        <a className="skip" href="#main">
          {messagesOf(locale).shell.skip}
        </a>
        <Header catalogue={catalogue} locale={locale} />
        <Banner locale={locale} />
        <Islands locale={locale} />
        {children}
        <span id="whole" hidden />
        <Footer locale={locale} />
        <SearchHost locale={locale} />
        <SessionSync pollSeconds={sessionPollSeconds()} />
        <ReactReady />
      </body>
    </html>
  );
}
