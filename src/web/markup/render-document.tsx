import 'server-only';
import type { ReactElement } from 'react';

/**
 * Renders a whole document without scripts of React, for pages outside the site's layout. The content has no hooks,
 * events or client components.
 */
export async function renderDocument(document: ReactElement): Promise<string> {
  // Imported here, because Next refuses a static import of it in server components.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
