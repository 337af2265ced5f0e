import { forgotAdmin } from '@market/api-client/contract/main/auth';
import {
  ConsoleForgotPasswordPage,
  ConsoleResetPasswordPage,
} from '@market/console/auth/password-pages';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export const ForgotPasswordPage = () => (
  <ConsoleForgotPasswordPage
    Frame={AuthPage}
    endpoint={forgotAdmin}
    signInPath={paths.signIn.href()}
  />
);

export const ResetPasswordPage = () => (
  <ConsoleResetPasswordPage
    Frame={AuthPage}
    userType="admin"
    signInPath={paths.signIn.href()}
    forgotPath={paths.forgot.href()}
  />
);
