import type { Db } from '#data/db.ts';
import type { LinkLook } from '#data/gateways/link-look.ts';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import type { Edge } from '#data/gateways/send-purge.ts';
import type { Switches } from '#domain/administration/switches.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Mail } from '#usecases/accounts/mail.ts';
import type { Passwords } from '#usecases/accounts/passwords.ts';
import type { Push } from '#usecases/notifications/push.ts';

/** What every use-case is given. */
export type Deps = {
  readonly db: Db;
  /** The current catalogue; read anew after it changed. */
  readonly catalogue: () => Promise<Catalogue>;
  /** How the switches stand; every process follows a change within a second or two. */
  readonly switches: () => Promise<Switches>;
  /** The zone in which the site's days and years begin. */
  readonly siteZone: string;
  readonly passwords: Passwords;
  readonly mail: Mail;
  /** Undefined where no keys for it are set. */
  readonly push: Push | undefined;
  /** Where pictures of evidence are kept. */
  readonly storage: EvidenceStorage;
  /** Looks whether links of evidence still answer; undefined where calls to other sites are off. */
  readonly lookAt: LinkLook | undefined;
  /** The caches in front of the site, each of which must be told what to forget. */
  readonly edges: readonly Edge[];
};
