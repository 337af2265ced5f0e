import type { ComponentType, ReactNode } from 'react';
import { Link } from '@market/ui/link';
import type { AuthPageProps } from './auth-page';
import { ForgotForm, type ForgotRow } from './forgot-form';

interface ForgotPageProps {
  /** The app's own way in. */
  Frame: ComponentType<AuthPageProps>;
  row: ForgotRow;
  signInPath: string;
  /** Above the form: the kind of account, where an app has two. */
  children?: ReactNode;
}

/** A console's page that asks for a link to choose a new password. */
export function ConsoleForgotPage({ Frame, row, signInPath, children }: ForgotPageProps) {
  return (
    <Frame
      title="Forgot your password?"
      description="We send you a link to choose a new one."
      footer={
        <Link className="link touch-area" to={signInPath}>
          Back to sign in
        </Link>
      }
    >
      {children}
      <ForgotForm row={row} />
    </Frame>
  );
}
