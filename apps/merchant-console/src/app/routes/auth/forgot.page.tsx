import { forgotMerchant } from '@market/api-client/contract/main/auth';
import { ConsoleForgotPage } from '@market/console/auth/forgot-page';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export const ForgotPage = () => (
  <ConsoleForgotPage Frame={AuthPage} endpoint={forgotMerchant} signInPath={paths.signIn.href()} />
);
