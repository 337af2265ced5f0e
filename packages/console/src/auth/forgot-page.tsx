import type { ComponentType, ReactNode } from 'react';
import { Link } from '@market/ui/link';
import type { AuthPageProps } from './auth-page';
import { ForgotForm, type ForgotEndpoint } from '@market/web-kit/auth/forgot-form';

interface ForgotPageProps {
  /** The app's layout of sign-in pages. */
  Frame: ComponentType<AuthPageProps>;
  endpoint: ForgotEndpoint;
  signInPath: string;
  /** Above the form: the choice of account type, where an app has two. */
  children?: ReactNode;
}

/** The page that asks for a password reset link. */
export function ConsoleForgotPage({ Frame, endpoint, signInPath, children }: ForgotPageProps) {
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
      <ForgotForm endpoint={endpoint} />
    </Frame>
  );
}
