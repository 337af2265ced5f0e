import { ConsoleAccountPage } from '@market/console/shell/account-page';
import { useUser } from '@market/web-kit/use-session';

/** The signed-in user and their company. */
export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <ConsoleAccountPage
      user={user}
      facts={user.shippingCompany ? [{ term: 'Company', value: user.shippingCompany }] : []}
    />
  );
}
