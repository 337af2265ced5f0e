import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { UserType } from '@market/domain/accounts/roles';
import { Link } from '@market/ui/link';
import { ForgotForm, type ForgotEndpoint } from '@market/web-kit/auth/forgot-form';
import { ResetForm } from '@market/web-kit/auth/reset-form';
import type { AuthPageProps } from './auth-page';

interface ForgotPageProps {
  /** The app's layout for sign-in pages. */
  Frame: ComponentType<AuthPageProps>;
  endpoint: ForgotEndpoint;
  signInPath: string;
  /** Shown above the form: the choice of account type, if the app has two. */
  children?: ReactNode;
}

export function ConsoleForgotPasswordPage({
  Frame,
  endpoint,
  signInPath,
  children,
}: ForgotPageProps) {
  return (
    <Frame
      title="Forgot your password?"
      description="We will email you a link to choose a new one."
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

interface ResetPageProps {
  Frame: ComponentType<AuthPageProps>;
  userType: UserType;
  signInPath: string;
  forgotPath: string;
}

/** The page that the emailed link opens, where the user sets a new password. */
export function ConsoleResetPasswordPage({ Frame, ...form }: ResetPageProps) {
  const { token = '' } = useParams();
  return (
    <Frame title="Choose a new password">
      <ResetForm token={token} {...form} />
    </Frame>
  );
}
