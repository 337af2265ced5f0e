// The application's server, which also records every statement passed to the driver, with the
// request that caused it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TracedStatement } from './lib/recording';

interface TracedRequest {
  readonly url: string;
  readonly reply: ServerResponse;
}

const requests = new AsyncLocalStorage<TracedRequest>();
const { RECORD_TO = '' } = process.env;

function recordStatement(statement: Pick<TracedStatement, 'name' | 'text' | 'values'>): void {
  const request = requests.getStore();
  if (request)
    appendFileSync(
      RECORD_TO,
      `${JSON.stringify({ ...statement, url: request.url, isLater: request.reply.writableEnded })}\n`,
    );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `query('begin')`, `query(text, values)` and `query({ text, name }, values)`. */
function recordQuery([first, second]: readonly unknown[]): void {
  if (typeof first === 'string') recordStatement({ text: first, values: toList(second) });
  else if (isObject(first) && typeof first['text'] === 'string')
    recordStatement({
      text: first['text'],
      values: toList(second ?? first['values']),
      ...(typeof first['name'] === 'string' && { name: first['name'] }),
    });
}

/** Replaces the method with one that calls `before` first. */
function callBefore<T extends object>(
  target: T,
  name: keyof T & string,
  before: (given: readonly unknown[]) => void,
): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`);
  Reflect.set(target, name, function (this: unknown, ...given: unknown[]): unknown {
    before(given);
    return Reflect.apply(method, this, given);
  });
}

callBefore(Client.prototype, 'query', recordQuery);
callBefore(PGlite.prototype, 'query', recordQuery);

const { transaction } = PGlite.prototype;
Reflect.set(
  PGlite.prototype,
  'transaction',
  async function (this: PGlite, work: (open: Transaction) => Promise<unknown>): Promise<unknown> {
    recordStatement({ text: 'begin', values: [] });
    const result = await transaction.call(this, (open) => {
      callBefore(open, 'query', recordQuery);
      return work(open);
    });
    recordStatement({ text: 'commit', values: [] });
    return result;
  },
);

const { emit } = Server.prototype;
Reflect.set(Server.prototype, 'emit', function (this: Server, ...given: unknown[]): unknown {
  const [event, request, reply] = given;
  const run = (): unknown => Reflect.apply(emit, this, given);
  return event === 'request' &&
    request instanceof IncomingMessage &&
    reply instanceof ServerResponse
    ? requests.run({ url: request.url ?? '', reply }, run)
    : run();
});

await import('../src/main');
