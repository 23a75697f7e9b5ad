import 'server-only';
import { cache } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { deps } from './deps.ts';

/** The current catalogue, the same instance for the whole request. */
export const readCatalogue: () => Promise<Catalogue> = cache(() => deps().catalogue());
