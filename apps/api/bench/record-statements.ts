// The application's server, which also records every statement passed to the driver, with its
// request.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Traced } from './lib/recording';

interface Call {
  readonly url: string;
  readonly reply: ServerResponse;
}

const calls = new AsyncLocalStorage<Call>();
const { RECORD_TO = '' } = process.env;

function note(statement: Pick<Traced, 'name' | 'text' | 'values'>): void {
  const call = calls.getStore();
  if (call)
    appendFileSync(
      RECORD_TO,
      `${JSON.stringify({ ...statement, url: call.url, isLater: call.reply.writableEnded })}\n`,
    );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `query('begin')`, `query(text, values)` and `query({ text, name }, values)`. */
function noteQuery([first, second]: readonly unknown[]): void {
  if (typeof first === 'string') note({ text: first, values: listOf(second) });
  else if (isObject(first) && typeof first['text'] === 'string')
    note({
      text: first['text'],
      values: listOf(second ?? first['values']),
      ...(typeof first['name'] === 'string' && { name: first['name'] }),
    });
}

/** Runs `before` ahead of each call to the method. */
function ahead<T extends object>(
  of: T,
  name: keyof T & string,
  before: (given: readonly unknown[]) => void,
): void {
  const method: unknown = Reflect.get(of, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`);
  Reflect.set(of, name, function (this: unknown, ...given: unknown[]): unknown {
    before(given);
    return Reflect.apply(method, this, given);
  });
}

ahead(Client.prototype, 'query', noteQuery);
ahead(PGlite.prototype, 'query', noteQuery);

const { transaction } = PGlite.prototype;
Reflect.set(
  PGlite.prototype,
  'transaction',
  async function (this: PGlite, work: (open: Transaction) => Promise<unknown>): Promise<unknown> {
    note({ text: 'begin', values: [] });
    const result = await transaction.call(this, (open) => {
      ahead(open, 'query', noteQuery);
      return work(open);
    });
    note({ text: 'commit', values: [] });
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
    ? calls.run({ url: request.url ?? '', reply }, run)
    : run();
});

await import('../src/main');
