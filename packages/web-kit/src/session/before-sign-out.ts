type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** Runs the task, which still needs the session, before the user signs out. Returns its removal. */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Resolves when all tasks have ended, whether or not they succeeded. */
export const finishBeforeSignOut = (): Promise<unknown> =>
  Promise.allSettled([...tasks].map((task) => task()));
