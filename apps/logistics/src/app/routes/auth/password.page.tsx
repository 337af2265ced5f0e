import { forgotAdmin, forgotPartner } from '@market/api-client/contract/main/auth';
import { ConsoleForgotPage, ConsoleResetPage } from '@market/console/auth/password-pages';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';
import { useAccountType } from './account-type';
import { AccountTypeChoice } from './account-type-choice';

export function ForgotPage() {
  const [type, setType] = useAccountType();
  return (
    <ConsoleForgotPage
      Frame={AuthPage}
      endpoint={type === 'partner' ? forgotPartner : forgotAdmin}
      signInPath={paths.signIn.href({ type })}
    >
      <AccountTypeChoice value={type} onChange={setType} />
    </ConsoleForgotPage>
  );
}

export function ResetPage() {
  const [type] = useAccountType();
  return (
    <ConsoleResetPage
      Frame={AuthPage}
      userType={type}
      signInPath={paths.signIn.href({ type })}
      forgotPath={paths.forgot.href({ type })}
    />
  );
}
