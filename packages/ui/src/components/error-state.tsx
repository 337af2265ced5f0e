import { CloudOff, RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { keepFocusOnPage } from './main-landmark';
import { Button } from './button';
import { EmptyState } from './empty-state';

export type ErrorStateProps = {
  /** "Could not get orders. Try again later." */
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
};

export function ErrorState({ title, children, onRetry, retrying, headingLevel }: ErrorStateProps) {
  const state = useRef<HTMLDivElement>(null);
  // The retry button had the focus and is removed when the view loads.
  useLayoutEffect(() => {
    const shown = state.current;
    return () => {
      if (shown?.contains(document.activeElement)) keepFocusOnPage();
    };
  }, []);
  return (
    <div ref={state} role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        icon={<CloudOff size={26} />}
        action={
          onRetry && (
            <Button
              icon={<RotateCw size={16} />}
              busy={retrying ?? false}
              busyLabel="Trying…"
              onClick={onRetry}
            >
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
