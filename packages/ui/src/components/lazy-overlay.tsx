import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { runOnIdle } from '../lib/run-on-idle';

interface LazyOverlayProps {
  when: boolean;
  /** Shown in place of the component until its code has loaded. */
  placeholder?: ReactNode;
}

/**
 * A component in its own chunk that opens after user input, such as a dialog: `lazyOverlay(async ()
 * => (await import('./form-dialog')).FormDialog)`. Render it always, with `when` saying whether it
 * is open: its code is fetched when the page is idle, so that it opens at once. React would show
 * the content of a `Suspense` 300 ms after its fallback, however fast it arrives.
 */
export function lazyOverlay<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P & LazyOverlayProps) => ReactNode {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const fetchPart = async () => {
    try {
      loaded = await (loading ??= load());
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return function LazyOverlay(props: P & LazyOverlayProps) {
    const { when, placeholder = null } = props;
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return;
      const show = (part: ComponentType<P>) => setPart(() => part);
      if (!when) return runOnIdle(() => void fetchPart().then(show, () => undefined));
      let isCurrent = true;
      const open = () => {
        fetchPart().then(show, (error: unknown) => {
          if (!isCurrent) return;
          if (navigator.onLine) setFailure({ error });
          else addEventListener('online', open, { once: true });
        });
      };
      open();
      return () => {
        isCurrent = false;
        removeEventListener('online', open);
      };
    }, [Part, when]);
    if (failure) throw failure.error;
    if (!when) return null;
    return Part ? <Part {...props} /> : placeholder;
  };
}
