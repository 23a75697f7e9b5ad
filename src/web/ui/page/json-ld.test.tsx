// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"\\\u2028&amp;', 'こけまる'])(
  'embeds the name %s unchanged without ending the script element',
  (name) => {
    const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
    const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ name });
  },
);
