type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Structured data about the page, as an inert script. Escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Json }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
