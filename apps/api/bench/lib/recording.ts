import * as z from 'zod/mini';

const statementSchema = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.array(z.unknown()),
});

/** One statement as the driver was given it. */
export const tracedSchema = z.object({
  ...statementSchema.shape,
  /** The call that sent it. */
  url: z.string(),
  /** After its reply: the outbox's work, which the call set off. */
  isLater: z.boolean(),
});
export type Traced = z.infer<typeof tracedSchema>;

/** Statements between `begin` and `commit` go over one connection. */
const stepSchema = z.object({ isTransaction: z.boolean(), statements: z.array(statementSchema) });
export type Step = z.infer<typeof stepSchema>;

/** What a server that replays the flow is told: nothing in it names the product's code. */
export const recordingSchema = z.object({
  /** In the sequence of the flow. */
  calls: z.array(z.object({ url: z.string(), steps: z.array(stepSchema), reply: z.string() })),
  /** The worker looks for work, and does what one flow leaves it. */
  claim: stepSchema,
  later: z.array(stepSchema),
  /** Whose flow it was, and what was in the basket. */
  known: z.array(z.string()),
  /** What the flow made: other flows need their own. */
  made: z.array(z.string()),
  /** Of every shopper, in the sequence of `known`, by token. */
  shoppers: z.record(z.string(), z.array(z.string())),
  /** Of every product: what `known` says of a line of the basket. */
  lines: z.record(z.string(), z.array(z.string())),
});
export type Recording = z.infer<typeof recordingSchema>;

/** Puts statements that were sent one after the other into transactions. */
export function stepsOf(traced: readonly Traced[]): Step[] {
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

/** How many times such steps go to the database and back. */
export const roundTrips = (steps: readonly Step[]): number =>
  steps.reduce(
    (sum, { isTransaction, statements }) => sum + statements.length + (isTransaction ? 2 : 0),
    0,
  );
