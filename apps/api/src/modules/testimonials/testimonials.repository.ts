import { and, asc, count, eq } from 'drizzle-orm';
import type { TestimonialInput } from '@market/domain/themes/testimonial';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { testimonialsTable } from './testimonials.tables';

export type TestimonialRow = typeof testimonialsTable.$inferSelect;
type TestimonialColumns = Omit<
  typeof testimonialsTable.$inferInsert,
  'id' | 'storeId' | 'createdAt'
>;

const isOwn = ({ storeId }: StoreScope, id: string) =>
  and(eq(testimonialsTable.storeId, storeId), eq(testimonialsTable.id, id));

export const toColumns = ({ quote, name, role, hidden }: TestimonialInput): TestimonialColumns => ({
  quote,
  name,
  role: role || null,
  hidden,
});

export const listTestimonials = (
  db: Db,
  { storeId }: StoreScope,
  { shownOnly }: { shownOnly: boolean },
): Promise<TestimonialRow[]> =>
  db
    .select()
    .from(testimonialsTable)
    .where(
      and(
        eq(testimonialsTable.storeId, storeId),
        shownOnly ? eq(testimonialsTable.hidden, false) : undefined,
      ),
    )
    .orderBy(asc(testimonialsTable.createdAt), asc(testimonialsTable.id));

export async function countTestimonials(db: Db, { storeId }: StoreScope): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(testimonialsTable)
    .where(eq(testimonialsTable.storeId, storeId));
  return row?.count ?? 0;
}

export async function insertTestimonial(
  db: Db,
  row: typeof testimonialsTable.$inferInsert,
): Promise<TestimonialRow | undefined> {
  const [inserted] = await db.insert(testimonialsTable).values(row).returning();
  return inserted;
}

export async function updateTestimonial(
  db: Db,
  scope: StoreScope,
  id: string,
  changes: TestimonialColumns,
): Promise<TestimonialRow | undefined> {
  const [row] = await db.update(testimonialsTable).set(changes).where(isOwn(scope, id)).returning();
  return row;
}

export async function deleteTestimonial(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<TestimonialRow | undefined> {
  const [row] = await db.delete(testimonialsTable).where(isOwn(scope, id)).returning();
  return row;
}
