import type { DumpStorage } from '#data/gateways/dumps/dump-storage.ts';
import type { Signer } from '#data/gateways/minisign.ts';
import type { LicenceId } from '#domain/dumps/licences.ts';

/** How the site publishes its data. */
export type DumpSettings = {
  /** Storage for dumps; undefined when no storage is configured, so there are no dumps. */
  readonly storage: DumpStorage | undefined;
  /** Signs dumps and event results; undefined when the site has no key. */
  readonly signer: Signer | undefined;
  readonly licence: LicenceId;
};
