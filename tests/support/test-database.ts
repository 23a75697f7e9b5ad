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

/** A database for this test file, copied from the template before its first test and dropped after its last. */
export const openTestDatabase = () => openCopy(templateUrl());

/** The same with the demo community in it, its clock stopped at DEMO_NOW. */
export const openDemoDatabase = () => openCopy(demoTemplateUrl());

function openCopy(template: string) {
  const url = withDatabase(template, `stargrass_${randomUUID().replaceAll('-', '').slice(0, 12)}_test`);
  const database = openDatabase(url, { maxConnections: 10, statementTimeoutMs: 20_000 });
  // Use cases run with the rights of the site's roles; the tests themselves, and the operator's commands, with those of a superuser.
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
