import { useEffect, useRef } from 'react';
import { Alert } from '@market/ui/alert';

/** An error of the form as a whole, above its fields. Scrolls into view, because the submit button may be far below. */
export function FormAlert({ children }: { children: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={alert} className="scroll-mt-40">
      {children}
    </Alert>
  );
}
