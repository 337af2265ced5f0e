// The baseline for the shop's pages: the same app with a linked style sheet, streamed and hydrated
// by React as in common frameworks.
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { dehydrate } from '@tanstack/react-query';
import type { AppConfig } from '@market/web-kit/app-config';
import { preparePage, type PreparedPage } from '../../src/server/prepare-page';

const [market = '', folder = ''] = [process.env['MARKET'], process.env['CLIENT_FOLDER']];
const origin = process.env['ORIGIN'] ?? '';
const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

const template = await readFile(join(folder, 'index.html'), 'utf8');
const [beforePage = '', afterPage = ''] = template.split('<!--page-->');
const configJson = await (await fetch(`${market}/api/app-config.json`)).text();
const serverConfig: AppConfig = JSON.parse(configJson);
const config: AppConfig = {
  ...serverConfig,
  origins: { ...serverConfig.origins, storefront: origin },
};
const configMeta = `<meta name="app-config" content="${JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

/** The pages read data from the marketplace's API directly, not through this server. */
const fetchFromMarket: typeof fetch = (input, init) => {
  const asked = new Request(input, init);
  return fetch(new Request(asked.url.replace(origin, market), asked));
};

async function sendPage(path: string, response: ServerResponse): Promise<void> {
  const page = await preparePage({ url: origin + path, config, fetch: fetchFromMarket });
  if (page instanceof Response)
    response.writeHead(302, { location: page.headers.get('location') ?? '/' }).end();
  else stream(page, response);
}

function stream({ element, services, notes }: PreparedPage, response: ServerResponse): void {
  const compressed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-store',
  });
  compressed.pipe(response);
  const framed = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      const data = JSON.stringify({
        state: dehydrate(services.queryClient),
        modules: [...notes.parts],
      }).replaceAll('<', '\\u003c');
      done(
        null,
        afterPage.replace(
          '</body>',
          () => `<script type="application/json" id="page-data">${data}</script></body>`,
        ),
      );
    },
  });
  framed.pipe(compressed);
  framed.write(beforePage.replace('<!--head-->', () => configMeta));
  const drawing = renderToPipeableStream(element, {
    onShellReady: () => void drawing.pipe(framed),
    onError: (error) => void process.stderr.write(`${String(error)}\n`),
  });
}

function sendFile(path: string, response: ServerResponse): void {
  const file = join(folder, normalize(path));
  const type = contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const packed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed && { 'content-encoding': 'br' }),
  });
  createReadStream(packed ? `${file}.br` : file).pipe(response);
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(market);
  const forwarded = request(
    {
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host: 'shop.localhost' },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  incoming.pipe(forwarded);
}

createServer((incoming, response) => {
  const path = incoming.url ?? '/';
  if (existsSync(join(folder, normalize(path))) && path.startsWith('/assets/'))
    sendFile(path, response);
  else if (/^\/(api|images|assets|icons|favicon|manifest|sw\.js)/.test(path))
    forward(incoming, response);
  else
    sendPage(path, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
}).listen(Number(process.env['PORT']), '127.0.0.1');
