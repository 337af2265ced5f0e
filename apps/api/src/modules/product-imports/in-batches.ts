/** Rows of one statement: PostgreSQL takes no more than 65,535 values. */
const BATCH = 500;

export const inBatches = async <T>(
  all: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < all.length; at += BATCH) await write(all.slice(at, at + BATCH));
};
