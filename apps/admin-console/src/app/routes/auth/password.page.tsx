import { forgotAdmin } from '@market/api-client/contract/main/auth';
import { ConsoleForgotPage, ConsoleResetPage } from '@market/console/auth/password-pages';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export const ForgotPage = () => (
  <ConsoleForgotPage Frame={AuthPage} endpoint={forgotAdmin} signInPath={paths.signIn.href()} />
);

export const ResetPage = () => (
  <ConsoleResetPage
    Frame={AuthPage}
    userType="admin"
    signInPath={paths.signIn.href()}
    forgotPath={paths.forgot.href()}
  />
);
