import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';

/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which no text holds. */
// eslint-disable-next-line no-control-regex -- the very character that is refused
const unusable = /\u0000|\p{Surrogate}/u;

/** Looks at every text of a value, keys included. Without recursion: nesting is the caller's. */
export function hasUnusableText(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && unusable.test(next)) return true;
    if (typeof next === 'object' && next !== null)
      for (const entry of Object.entries(next)) open.push(...entry);
  }
  return false;
}

/** Refuses unusable text before any handler or table meets it. */
export function guardText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (hasUnusableText([body, query, params]))
      throw new AppError(422, 'The text contains characters that cannot be stored.');
  });
}
