import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors';

/** NUL, which PostgreSQL cannot store, and lone surrogates, which are invalid text. */
// eslint-disable-next-line no-control-regex -- NUL is the character to refuse
const unusableCharacter = /\u0000|\p{Surrogate}/u;

/**
 * Checks every string in a value, keys included. Not recursive, because callers control the nesting
 * depth.
 */
export function hasUnusableText(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && unusableCharacter.test(next)) return true;
    if (typeof next === 'object' && next !== null)
      for (const entry of Object.entries(next)) open.push(...entry);
  }
  return false;
}

/** Rejects unusable text before any handler runs. */
export function rejectUnusableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (hasUnusableText([body, query, params]))
      throw new AppError('invalid', 'The text contains characters that cannot be stored.');
  });
}
