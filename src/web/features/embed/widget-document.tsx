import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { bundledSrc } from '#web/server/answer/start-scripts.ts';

type Props = {
  locale: Language;
  title: string;
  theme: string;
  kind: 'embed' | 'overlay';
  /** Address of the page of the site that shows the same, for search engines. */
  canonical?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
};

/** The document of an embed or overlay: without the site's layout, and with a script only if it is live. */
export const WidgetDocument = ({ locale, title, theme, kind, canonical, style, children }: Props) => (
  <html lang={locale} data-theme={theme} style={style}>
    {/* biome-ignore lint/style/noHeadElement: this is a whole document. */}
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <link rel="stylesheet" href={bundledSrc(`${kind}.css`)} />
      {kind === 'overlay' && <script defer src={bundledSrc('overlay.js')} />}
    </head>
    <body>{children}</body>
  </html>
);
