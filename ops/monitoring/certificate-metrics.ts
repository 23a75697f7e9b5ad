import { gauge, prometheusText } from './prometheus-text.ts';

const NAME = 'stargrass_certificate_end_timestamp_seconds';
const HELP = 'When the certificate that nginx on this machine shows ends.';

/** The metric of the certificate, with its help text. */
export const CERTIFICATE_METRICS = { [NAME]: HELP } as const;

/** Returns the end of a host's certificate in Prometheus text format. */
export const certificateMetrics = (host: string, end: Date): string =>
  prometheusText(gauge(NAME, HELP, [`{host="${host}"} ${end.getTime() / 1_000}`]));
