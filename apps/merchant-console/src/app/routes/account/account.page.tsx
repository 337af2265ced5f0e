import { ConsoleAccountPage } from '@market/console/shell/account-page';
import { useUser } from '@market/web-kit/use-session';

export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <ConsoleAccountPage
      user={user}
      facts={user.storeName ? [{ term: 'Store', value: user.storeName }] : []}
    />
  );
}
