import type { ReactNode } from 'react';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';

export function SignInPrompt({
  signInPath,
  children,
}: {
  signInPath: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-4">
      <Alert tone="success" announce>
        {children}
      </Alert>
      <Button variant="primary" size="lg" block render={<Link to={signInPath} />}>
        Sign in
      </Button>
    </div>
  );
}
