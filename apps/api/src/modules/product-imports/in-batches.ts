/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 500;

export const inBatches = async <T>(
  all: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < all.length; at += BATCH) await write(all.slice(at, at + BATCH));
};
