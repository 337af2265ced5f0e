import type { Page } from '@market/domain/paging';
import {
  MAX_TESTIMONIALS,
  type Testimonial,
  type TestimonialInput,
} from '@market/domain/themes/testimonial';
import type { Db } from '../../db/db';
import { conflict, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import {
  toColumns,
  countTestimonials,
  deleteTestimonial,
  insertTestimonial,
  listTestimonials,
  updateTestimonial,
  type TestimonialRow,
} from './testimonials.repository';

/** All themes of a store show the same testimonials. */
export const testimonialsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => ({
  async list(scope: StoreScope): Promise<Page<Testimonial>> {
    const rows = await listTestimonials(db, scope, { shownOnly: false });
    return { rows: rows.map(toTestimonial), count: rows.length };
  },

  shown: async (scope: StoreScope): Promise<Testimonial[]> =>
    (await listTestimonials(db, scope, { shownOnly: true })).map(toTestimonial),

  async add(scope: StoreScope, input: TestimonialInput): Promise<Testimonial> {
    if ((await countTestimonials(db, scope)) >= MAX_TESTIMONIALS)
      throw conflict(
        `A store can have at most ${MAX_TESTIMONIALS} testimonials. Remove one first.`,
      );
    return toTestimonial(
      assertFound(
        await insertTestimonial(db, {
          ...toColumns(input),
          ...scope,
          id: ids.next(),
          createdAt: clock.now(),
        }),
      ),
    );
  },

  update: async (scope: StoreScope, id: string, input: TestimonialInput): Promise<Testimonial> =>
    toTestimonial(assertFound(await updateTestimonial(db, scope, id, toColumns(input)))),

  async remove(scope: StoreScope, id: string): Promise<void> {
    assertFound(await deleteTestimonial(db, scope, id));
  },
});

export type TestimonialsService = ReturnType<typeof testimonialsService>;

function assertFound(row: TestimonialRow | undefined): TestimonialRow {
  if (!row) throw notFound('This testimonial');
  return row;
}

const toTestimonial = ({
  id,
  quote,
  name,
  role,
  hidden,
  createdAt,
}: TestimonialRow): Testimonial => ({
  id,
  quote,
  name,
  role: role ?? undefined,
  hidden,
  createdAt: createdAt.toISOString(),
});
