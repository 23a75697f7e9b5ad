import type { Db } from '#data/db.ts';
import type { RelyingParty } from '#data/factors/webauthn.ts';
import type { LinkLook } from '#data/gateways/link-look.ts';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';
import type { Edge } from '#data/gateways/send-purge.ts';
import type { Switches } from '#domain/administration/switches.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Mail } from '#usecases/accounts/mail/mail.ts';
import type { Passwords } from '#usecases/accounts/passwords.ts';
import type { DumpSettings } from '#usecases/dumps/dump-settings.ts';
import type { Push } from '#usecases/notifications/push.ts';
import type { WebhookPort } from '#usecases/webhooks/webhook-port.ts';

/** Dependencies that every use case receives. */
export type Deps = {
  readonly db: Db;
  /** Returns the current catalogue, which is reloaded after a change. */
  readonly catalogue: () => Promise<Catalogue>;
  /** Returns the current switches. A change reaches every process within a second or two. */
  readonly switches: () => Promise<Switches>;
  /** Time zone in which the site's days and years begin. */
  readonly siteZone: string;
  readonly passwords: Passwords;
  /** The site as passkeys know it. */
  readonly relyingParty: RelyingParty;
  readonly mail: Mail;
  /** Sends web push messages; undefined when no push keys are configured. */
  readonly push: Push | undefined;
  /** Object storage for evidence pictures. */
  readonly storage: EvidenceStorage;
  /** How public dumps are stored, signed and licensed. */
  readonly dumps: DumpSettings;
  /** Checks whether evidence links still respond; undefined when requests to other sites are disabled. */
  readonly lookAt: LinkLook | undefined;
  /** Sends events to the addresses that players and admins entered. */
  readonly webhooks: WebhookPort;
  /** Edge caches in front of the site. Every purge has to be sent to each of them. */
  readonly edges: readonly Edge[];
};
