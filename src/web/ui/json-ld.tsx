type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What a page is about, for machines: data that no browser runs. No text in it can end the element that it stands in. */
export function JsonLd({ data }: { data: Json }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
