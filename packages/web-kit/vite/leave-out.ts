import { parseAst } from 'vite';
import * as z from 'zod/mini';

/** Functions of a library that belong to a thing which we never do. */
export type Feature = {
  readonly name: string;
  readonly functions: readonly string[];
  /** For functions that are called all the same: what they do when the feature is not used. Otherwise they throw. */
  readonly instead?: string;
};

const declared = z.object({
  type: z.literal('FunctionDeclaration'),
  id: z.object({ name: z.string() }),
  body: z.object({ start: z.number(), end: z.number() }),
});

type Body = { readonly name: string; readonly start: number; readonly end: number };

/**
 * The code without the bodies of the features' functions. A feature that is used after all throws and says its name.
 * Throws at build time when a function is not there: the library has a new version, and the list has to be looked at.
 */
export function leaveOut(code: string, features: readonly Feature[]): string {
  const bodies = functionBodies(parseAst(code));
  const edits = features.flatMap(
    ({ name, functions, instead = `throw Error('left out: ${name}')` }) =>
      functions.map((wanted) => {
        const body = bodies.find((each) => each.name === wanted);
        if (!body)
          throw new Error(
            `leave-out: no function ${wanted} ("${name}") in this version of the library`,
          );
        return { ...body, text: `{ ${instead}; }` };
      }),
  );
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** Declared functions at any depth. */
function functionBodies(node: unknown): Body[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(functionBodies);
  const { success, data } = declared.safeParse(node);
  return success
    ? [{ name: data.id.name, start: data.body.start, end: data.body.end }, ...inner]
    : inner;
}
