import { useEffect, useRef } from 'react';
import { Alert } from '@market/ui/alert';

/** What is wrong with a form as a whole, above its fields. A long form is sent from its end: the alert comes into sight. */
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
