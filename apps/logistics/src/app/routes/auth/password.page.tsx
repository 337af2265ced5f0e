import { forgotAdmin, forgotPartner } from '@market/api-client/contract/main/auth';
import {
  ConsoleForgotPasswordPage,
  ConsoleResetPasswordPage,
} from '@market/console/auth/password-pages';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';
import { AccountTypeChoice } from './account-type-choice';

export function ForgotPasswordPage() {
  const [type, setType] = useAccountType();
  return (
    <ConsoleForgotPasswordPage
      Frame={AuthPage}
      endpoint={type === 'partner' ? forgotPartner : forgotAdmin}
      signInPath={paths.signIn.href({ type })}
    >
      <AccountTypeChoice value={type} onChange={setType} />
    </ConsoleForgotPasswordPage>
  );
}

export function ResetPasswordPage() {
  const [type] = useAccountType();
  return (
    <ConsoleResetPasswordPage
      Frame={AuthPage}
      userType={type}
      signInPath={paths.signIn.href({ type })}
      forgotPath={paths.forgot.href({ type })}
    />
  );
}
