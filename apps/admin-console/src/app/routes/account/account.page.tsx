import { hasResource, platformResources } from '@market/domain/accounts/roles';
import { ConsoleAccountPage } from '@market/console/shell/account-page';
import { useUser } from '@market/web-kit/use-session';

/** `Stores, products, orders` */
const listText = (words: readonly string[]): string =>
  words.join(', ').replace(/^./, (first) => first.toUpperCase());

export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  const granted =
    user.role === 'approver'
      ? ['stores']
      : platformResources.filter((resource) => hasResource(user.role, user.resources, resource));
  return (
    <ConsoleAccountPage
      user={user}
      facts={[{ term: 'Access', value: listText(granted) || 'None yet. Ask a super admin.' }]}
    />
  );
}
