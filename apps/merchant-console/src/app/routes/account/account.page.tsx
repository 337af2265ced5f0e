import { fullName } from '@market/domain/accounts/account';
import { roleNames } from '@market/domain/accounts/roles';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { PageHeader } from '@market/ui/page-header';
import { ChangePasswordForm } from '@market/web-kit/auth/change-password-form';
import { useUser } from '@market/web-kit/use-session';
import { useSignOut } from '@market/web-kit/use-sign-out';

export function AccountPage() {
  const user = useUser();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <>
      <PageHeader title="Account" description="You, and how you sign in" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="You">
          <DescriptionList
            items={[
              { term: 'Name', value: fullName(user) },
              { term: 'Email', value: user.email },
              { term: 'Role', value: roleNames[user.role] },
              ...(user.storeName ? [{ term: 'Store', value: user.storeName }] : []),
            ]}
          />
        </Card>
        <Card title="Change password">
          <ChangePasswordForm />
        </Card>
        <Card title="Sign out">
          <div className="grid gap-4">
            <p className="text-sm text-text-2">Signing out everywhere ends your sessions on all phones and computers, this one too.</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => signOut()}>Sign out</Button>
              <Button variant="danger-outline" onClick={() => signOut({ everywhere: true })}>
                Sign out everywhere
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </>
  );
}
