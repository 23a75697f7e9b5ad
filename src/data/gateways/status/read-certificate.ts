import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { CertificateFacts } from '#domain/status/status-facts.ts';

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * Reads the certificate that visitors of an https address are shown, trusted or not. With `server`, asks that address
 * instead of the one that the name resolves to. Throws when nothing answers in time.
 */
export function readCertificate(siteUrl: string, withinMs: number, server?: string): Promise<CertificateFacts> {
  const { hostname, host, port } = new URL(siteUrl);
  const name = withoutBrackets(hostname);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: withoutBrackets(server ?? hostname),
      port: Number(port || 443),
      rejectUnauthorized: false,
      ...(isIP(name) === 0 && { servername: name }),
    });
    // Also limits the resolution of the name and the handshake, which a timeout of the socket would not.
    const timer = setTimeout(() => socket.destroy(new Error(`${host} did not answer in time`)), withinMs);
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      resolve({ host, validUntil: new Date(validTo), isTrusted: socket.authorized });
      socket.destroy();
    });
    socket.on('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`${host} closed the connection`));
    });
  });
}
