import { gauge, prometheusText } from './prometheus-text.ts';

/** The metric of the certificate, with its help text. */
export const CERTIFICATE_METRICS = {
  stargrass_certificate_end_timestamp_seconds: 'When the certificate that nginx on this machine shows ends.',
} as const;

/** Returns the end of a host's certificate in Prometheus text format. */
export const certificateMetrics = (host: string, end: Date): string =>
  prometheusText(
    Object.entries(CERTIFICATE_METRICS).flatMap(([name, help]) => gauge(name, help, [`{host="${host}"} ${end.getTime() / 1_000}`])),
  );
