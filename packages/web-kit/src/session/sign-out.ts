import { signOut } from '@market/api-client/contract/main/session';
import { useServices } from '../services';

type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/**
 * Runs the task, which still needs the session, before the user signs out. Returns a function that
 * removes the task.
 */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Resolves when all tasks have ended, whether or not they succeeded. */
const finishBeforeSignOut = (): Promise<unknown> =>
  Promise.allSettled([...tasks].map((task) => task()));

/** Clears the session here, and also on the server if it can be reached. */
export function useSignOut(): (options?: { everywhere?: boolean }) => void {
  const { call, session } = useServices();
  return ({ everywhere } = {}) => {
    void finishBeforeSignOut()
      .then(() => call(signOut, { body: { ...(everywhere && { everywhere }) } }))
      .catch(() => undefined)
      .finally(session.clear);
  };
}
