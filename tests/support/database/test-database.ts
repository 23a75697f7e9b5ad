import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { cloneDatabase, dropDatabase, withDatabase } from '#data/own-database.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { loadSwitches } from '#usecases/administration/load-switches.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { asRole, SITE_ROLE } from './database-roles.ts';
import { demoTemplateUrl, templateUrl } from './template-database.ts';
import { testDeps } from './test-deps.ts';

/**
 * Returns a database for this test file, which is copied from the template before the first test and dropped after the
 * last.
 */
export const openTestDatabase = () => openCopy(templateUrl());

/** Returns a database with the demo community for this test file. Its clock is stopped at DEMO_NOW. */
export const openDemoDatabase = () => openCopy(demoTemplateUrl());

function openCopy(template: string) {
  const url = withDatabase(template, `stargrass_${randomUUID().replaceAll('-', '').slice(0, 12)}_test`);
  const database = openDatabase(url, { maxConnections: 10, statementTimeoutMs: 20_000 });
  // Use cases run with the permissions of the site's roles. The tests themselves and operator commands run as a
  // superuser.
  const site = openDatabase(asRole(url, SITE_ROLE), { maxConnections: 10, statementTimeoutMs: 20_000 });
  let catalogue: Promise<Catalogue> | undefined;
  const deps: Deps = {
    ...testDeps(),
    db: site.db,
    switches: () => loadSwitches(site.db),
    catalogue: () => {
      catalogue ??= loadCatalogue(site.db);
      return catalogue;
    },
  };

  beforeAll(() => cloneDatabase(template, url));
  afterAll(async () => {
    await Promise.all([database.close(), site.close()]);
    await dropDatabase(url);
  });
  return { ...database, url, deps, operator: { ...deps, db: database.db } satisfies Deps };
}
