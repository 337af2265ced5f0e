import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { deliveryProofsTable, deliveryStepsTable } from './delivery-steps.tables';

export type NewProof = typeof deliveryProofsTable.$inferInsert;
export type DeliveryProofRow = typeof deliveryProofsTable.$inferSelect;
export type DeliveryStepRow = typeof deliveryStepsTable.$inferSelect;

export const recordProof = (db: Db, proof: NewProof) =>
  db.insert(deliveryProofsTable).values(proof);

export async function findStep(
  db: Db,
  actorId: string,
  id: string,
): Promise<DeliveryStepRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveryStepsTable)
    .where(and(eq(deliveryStepsTable.actorId, actorId), eq(deliveryStepsTable.id, id)));
  return row;
}

/** Returns false when the actor's step with this id has already been recorded. */
export async function addStep(db: Db, step: DeliveryStepRow): Promise<boolean> {
  const added = await db
    .insert(deliveryStepsTable)
    .values(step)
    .onConflictDoNothing()
    .returning({ id: deliveryStepsTable.id });
  return added.length > 0;
}
