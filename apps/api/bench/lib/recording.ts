import * as z from 'zod/mini';

const statementSchema = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.array(z.unknown()),
});

/** A statement as it was passed to the driver. */
export const tracedSchema = z.object({
  ...statementSchema.shape,
  /** The request that sent the statement. */
  url: z.string(),
  /** Whether the statement ran after the reply, in an outbox job that the request caused. */
  isLater: z.boolean(),
});
export type TracedStatement = z.infer<typeof tracedSchema>;

/** Statements between `begin` and `commit` use one connection. */
const stepSchema = z.object({ isTransaction: z.boolean(), statements: z.array(statementSchema) });
export type Step = z.infer<typeof stepSchema>;

/**
 * The recording for a server that replays the flow. It is independent of the application's code.
 */
export const recordingSchema = z.object({
  /** The requests in the order of the flow. */
  calls: z.array(z.object({ url: z.string(), steps: z.array(stepSchema), reply: z.string() })),
  /** The worker's polling, and the jobs of one flow. */
  claim: stepSchema,
  later: z.array(stepSchema),
  /** The values in the recorded flow that identify its customer and the items in the basket. */
  known: z.array(z.string()),
  /** Ids that the flow creates. Every replay needs new ones. */
  made: z.array(z.string()),
  /**
   * By token, the values of each customer that replace the recorded customer's values in `known`.
   */
  shoppers: z.record(z.string(), z.array(z.string())),
  /** By variant id, the values of a cart line that replace those of a recorded line in `known`. */
  lines: z.record(z.string(), z.array(z.string())),
});
export type Recording = z.infer<typeof recordingSchema>;

/** Groups consecutive statements into transactions. */
export function toSteps(traced: readonly TracedStatement[]): Step[] {
  const steps: Step[] = [];
  let open: Step | undefined;
  for (const { name, text, values } of traced) {
    if (/^begin\b/i.test(text)) {
      open = { isTransaction: true, statements: [] };
      steps.push(open);
    } else if (/^commit\b/i.test(text)) {
      open = undefined;
    } else {
      const statement = { ...(name !== undefined && { name }), text, values };
      if (open) open.statements.push(statement);
      else steps.push({ isTransaction: false, statements: [statement] });
    }
  }
  return steps;
}

/** The number of round trips to the database. */
export const countRoundTrips = (steps: readonly Step[]): number =>
  steps.reduce(
    (sum, { isTransaction, statements }) => sum + statements.length + (isTransaction ? 2 : 0),
    0,
  );
