/** Runs tasks with at most `limit` of them at once; the others wait in order. */
export function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let active = 0;
  const waiting: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (active < limit) {
      active += 1;
      return;
    }
    // Whoever leaves hands its place over, so the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
