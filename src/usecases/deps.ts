import type { Db } from '#data/db.ts';
import type { LinkLook } from '#data/gateways/link-look.ts';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import type { Edge } from '#data/gateways/send-purge.ts';
import type { Switches } from '#domain/administration/switches.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Mail } from '#usecases/accounts/mail.ts';
import type { Passwords } from '#usecases/accounts/passwords.ts';
import type { Push } from '#usecases/notifications/push.ts';

/** Dependencies of every use case. */
export type Deps = {
  readonly db: Db;
  /** The current catalogue; reloaded after a change. */
  readonly catalogue: () => Promise<Catalogue>;
  /** The current switches; every process follows a change within a second or two. */
  readonly switches: () => Promise<Switches>;
  /** The time zone of the site's days and years. */
  readonly siteZone: string;
  readonly passwords: Passwords;
  readonly mail: Mail;
  /** Undefined when no push keys are set. */
  readonly push: Push | undefined;
  /** Stores evidence pictures. */
  readonly storage: EvidenceStorage;
  /** Checks whether evidence links still respond; undefined when calls to other sites are disabled. */
  readonly lookAt: LinkLook | undefined;
  /** The caches in front of the site; each needs its purges. */
  readonly edges: readonly Edge[];
};
