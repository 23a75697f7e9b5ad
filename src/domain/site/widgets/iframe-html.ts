type Shown = { readonly src: string; readonly title: string; readonly width: number; readonly height: number };

/** Writes the HTML with which another site shows an embed. */
export const iframeHtml = ({ src, title, width, height }: Shown): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
