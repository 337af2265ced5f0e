import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/**
 * Adds fields of the spec that are computed from ours. `fields` describes them. They are on the
 * wire for other clients; our own client drops them.
 */
export function withSpecFields<S extends Fields, F extends Fields>(
  schema: z.ZodMiniObject<S>,
  fields: F,
  compute: (value: z.output<z.ZodMiniObject<S>>) => z.output<z.ZodMiniObject<F>>,
): z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniType<z.output<z.ZodMiniObject<S>>>> {
  const own = Object.keys(schema.shape);
  return z.codec(z.object({ ...schema.shape, ...fields }), z.any(), {
    decode: (wire) =>
      Object.fromEntries(Object.entries(wire).filter(([name]) => own.includes(name))),
    encode: (value) => ({ ...value, ...compute(value) }),
  });
}
