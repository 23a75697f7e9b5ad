import { sitemapPartAnswer } from '#web/server/site/sitemap.ts';

type Context = { params: Promise<{ file: string }> };

export const GET = async (_request: Request, { params }: Context): Promise<Response> => sitemapPartAnswer((await params).file);
