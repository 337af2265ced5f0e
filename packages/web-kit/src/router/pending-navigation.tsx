import { useNavigation } from 'react-router-dom';

/**
 * A line along the top while the next page loads, so that a press shows an effect on a slow
 * network.
 */
export function PendingNavigation() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div
      aria-hidden="true"
      className="refetch-line pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-[3px] [--refetch-colour:var(--accent)] print:hidden"
    />
  );
}
