import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface ReleaseProxy {
  /** The app's origin through the proxy. */
  origin: string;
  /** The ids of the steps that were forwarded to the server, in order. */
  sent: string[];
  /** Whether steps fail, as they do without a network. */
  areStepsLost: boolean;
  /** Serves a new version of the service worker from now on, as after a release. */
  release: () => void;
  close: () => void;
}

/** A proxy in front of the logistics app, because Playwright cannot change a service worker. */
export async function startReleaseProxy(origin: string): Promise<ReleaseProxy> {
  const { hostname, port } = new URL(origin);
  let addition = '';

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/sw.js';
    const {
      'if-none-match': _etag,
      'if-modified-since': _modified,
      'accept-encoding': _encoding,
      ...others
    } = headers;
    const upstream = request(
      { host: '127.0.0.1', port, method, path, headers: isWorker ? others : headers },
      (response) => {
        const { 'content-length': _length, ...rest } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, isWorker ? rest : response.headers);
        response.on('data', (chunk) => outgoing.write(chunk));
        response.on('end', () => outgoing.end(isWorker ? addition : ''));
      },
    );
    upstream.on('error', () => outgoing.destroy());
    upstream.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      if (incoming.url?.endsWith('/steps')) {
        if (proxy.areStepsLost) return void outgoing.destroy();
        proxy.sent.push(JSON.parse(body.toString()).id);
      }
      forward(incoming, outgoing, body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');

  const proxy: ReleaseProxy = {
    origin: `http://${hostname}:${address.port}`,
    sent: [],
    areStepsLost: false,
    release: () => {
      addition = '\n// A new version.';
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
