import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import {
  handleClientErrors,
  handleErrors,
  handleFrameworkErrors,
  rejectWhileClosing,
} from './error-handlers';

const statementFailed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('from the database'), { code }) });

/** A server whose only route throws `error`, with its log. */
function throwing(error: Error) {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
  });
  handleErrors(app);
  app.get('/', () => {
    throw error;
  });
  return { app, logged };
}

it.each([
  [
    'a lost connection',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    503,
    1,
  ],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503, 1],
  ['a broken pipe', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), 503, 1],
  [
    'an unreachable provider',
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    }),
    503,
    1,
  ],
  ['a statement timeout', statementFailed('57014'), 503, 1],
  ['a full disk', statementFailed('53100'), 503, 1],
  ['an invalid id', statementFailed('22P02'), 404, 0],
  ['a value out of range', statementFailed('22003'), 422, 1],
  ['a duplicate row', statementFailed('23505'), 409, 1],
  ['a violated check constraint', statementFailed('23514'), 500, 1],
  ['a missing value', statementFailed('23502'), 500, 1],
  ['a deadlock', statementFailed('40P01'), 409, 0],
])(
  '%s returns the standard error envelope, and is logged unless it was expected',
  async (_, error, status, lines) => {
    const { app, logged } = throwing(error);
    const reply = await app.inject({ url: '/' });
    expect([reply.statusCode, logged.length, reply.headers['retry-after']]).toEqual([
      status,
      lines,
      status === 503 ? '5' : undefined,
    ]);
    expect(reply.json()).toEqual({ success: false, message: expect.stringMatching(/\.$/) });
  },
);

it('the server also uses the standard error envelope for requests that Fastify rejects before routing', async () => {
  const app = Fastify({ frameworkErrors: handleFrameworkErrors });
  app.get('/:id', () => 'found');
  const reply = await app.inject({ url: `/${'a'.repeat(101)}` });
  expect([reply.statusCode, reply.json()]).toEqual([
    414,
    { success: false, message: 'This address is too long.' },
  ]);
});

it.each([
  [
    'headers that are too long',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: test\r\n\r\n`,
    431,
    'This address or the headers are too long.',
  ],
  ['a request that is not HTTP', 'not HTTP\r\n\r\n', 400, 'The request could not be read.'],
])('the server rejects %s in the standard envelope', async (_, request, status, message) => {
  const app = Fastify({ clientErrorHandler: handleClientErrors });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const closes = once(socket, 'close');
  socket.write(request);
  await closes;
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({ success: false, message });
  await app.close();
});

it('while closing, the server rejects new requests on open connections with an error response, and completes requests in progress', async () => {
  const app = Fastify({ return503OnClosing: false });
  handleErrors(app);
  rejectWhileClosing(app);
  const steps = new EventEmitter();
  const [begins, closes] = [once(steps, 'begins'), once(steps, 'closes')];
  app.addHook('preClose', async () => void steps.emit('closes'));
  app.get('/', () => 'OK');
  app.get('/slow', async () => {
    const finishes = once(steps, 'finishes');
    steps.emit('begins');
    await finishes;
    return 'slow';
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const arrived = (text: string) =>
    expect.poll(() => received, { timeout: 10_000 }).toContain(text);

  socket.write('GET /slow HTTP/1.1\r\nHost: test\r\n\r\n');
  await begins;
  const closing = app.close();
  await closes;
  const arrives = once(app.server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  await arrives;
  steps.emit('finishes');
  await arrived('slow');
  await arrived(
    '{"success":false,"message":"The server is restarting. Try again in a few seconds."}',
  );
  expect(received).toMatch(/HTTP\/1\.1 503[\s\S]*retry-after: 5/i);
  socket.destroy();
  await closing;
});
