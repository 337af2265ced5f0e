import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@market/ui/alert';

interface FormAlertProps {
  tone?: 'danger' | 'warning';
  children: ReactNode;
}

/**
 * A message about the form as a whole, above its fields. Scrolls into view, because the submit
 * button may be far below.
 */
export function FormAlert({ tone = 'danger', children }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={alert} tone={tone} announce className="scroll-mt-40">
      {children}
    </Alert>
  );
}
