import * as z from 'zod/mini';
import { createStored } from './stored';

/** The state that the shopper chose to see delivery fees for; none means the default address, if there is one. */
export const chosenState = createStored(
  'storefront_place',
  z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  undefined,
);
