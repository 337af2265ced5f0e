import { lazy, Suspense, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import type { Account } from '@market/domain/accounts/account';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { EmailText } from '@market/ui/email-text';
import { PageHeader } from '@market/ui/page-header';
import { ChangePasswordForm } from '@market/web-kit/auth/change-password-form';
import { useSignOut } from '@market/web-kit/sign-out';

const MailPreferences = lazy(async () => ({
  default: (await import('../notifications/mail-preferences')).MailPreferences,
}));

interface AccountPageProps {
  user: Account;
  facts?: readonly { term: string; value: string }[];
  children?: ReactNode;
}

export function ConsoleAccountPage({ user, facts = [], children }: AccountPageProps) {
  const signOut = useSignOut();
  return (
    <>
      <PageHeader title="Account" description="Your details, password and email preferences" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title="Your details">
          <DescriptionList
            className="mb-5"
            items={[
              { term: 'Name', value: fullName(user) },
              { term: 'Email', value: <EmailText>{user.email}</EmailText> },
              { term: 'Role', value: roleNames[user.role] },
              ...facts,
            ]}
          />
          <p className="mb-4 text-sm text-text-2">
            Signing out everywhere ends your sessions on all devices, including this one.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button icon={<LogOut size={16} />} onClick={() => signOut()}>
              Sign out
            </Button>
            <Button variant="danger-outline" onClick={() => signOut({ everywhere: true })}>
              Sign out everywhere
            </Button>
          </div>
        </Card>
        {children}
        <Card title="Change password">
          <ChangePasswordForm />
        </Card>
        <Suspense>
          <MailPreferences />
        </Suspense>
      </div>
    </>
  );
}
