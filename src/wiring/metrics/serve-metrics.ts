import { createServer, type Server } from 'node:http';
import type { Metrics } from './create-metrics.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const WITHIN_MS = 5_000;
const CONNECTIONS = 16;

export type MetricsPlace = { readonly port: number; readonly host: string };

/**
 * Serves `GET /metrics` on a separate port, which must not be reachable from outside (decision 0107). The server does
 * not prevent the process from exiting. If the port is in use, the process continues without metrics.
 */
export function serveMetrics(metrics: Pick<Metrics, 'text'>, { port, host }: MetricsPlace, failed: (error: unknown) => void): Server {
  const server = createServer(
    { requestTimeout: WITHIN_MS, headersTimeout: WITHIN_MS, keepAliveTimeout: WITHIN_MS },
    async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      try {
        const text = await metrics.text();
        response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text);
      } catch (error) {
        failed(error);
        response.writeHead(500).end();
      }
    },
  );
  server.maxConnections = CONNECTIONS;
  server.on('error', failed);
  server.listen(port, host).unref();
  return server;
}
