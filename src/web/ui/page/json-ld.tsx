type Json = string | number | boolean | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Embeds structured data about the page in a script element. Escapes the data so that no text can end the element. */
export function JsonLd({ data }: { data: Json }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
