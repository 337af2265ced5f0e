import { LogOut } from 'lucide-react';
import { fullName } from '@market/domain/accounts/account';
import { roleNames } from '@market/domain/accounts/roles';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { PageHeader } from '@market/ui/page-header';
import { useUser } from '@market/web-kit/use-session';
import { ChangePasswordForm } from '../../../features/account/change-password-form';
import { useSignOut } from '../../../features/account/use-sign-out';

/** Who is signed in, their password, and the ways out. */
export function AccountPage() {
  const user = useUser();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <>
      <PageHeader title="Account" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="You">
          <DescriptionList
            className="mb-5"
            items={[
              { term: 'Name', value: fullName(user) },
              { term: 'Email', value: user.email },
              { term: 'Role', value: roleNames[user.role] },
              ...(user.shippingCompany ? [{ term: 'Company', value: user.shippingCompany }] : []),
            ]}
          />
          <div className="flex flex-wrap gap-2">
            <Button icon={<LogOut size={16} />} onClick={() => signOut()}>
              Sign out
            </Button>
            <Button variant="ghost" onClick={() => signOut({ everywhere: true })}>
              Sign out everywhere
            </Button>
          </div>
        </Card>
        <Card title="Password">
          <ChangePasswordForm />
        </Card>
      </div>
    </>
  );
}
