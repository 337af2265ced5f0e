import { Suspense } from 'react';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { DataCard } from '../../../features/account/data-card';
import { ProfileCard } from '../../../features/account/profile-card';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { AccountLayout } from './account-layout';

const ChangePasswordForm = lazyBrowserPart(
  async () => (await import('@market/web-kit/auth/change-password-form')).ChangePasswordForm,
);

export function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <AccountLayout title="Profile and password">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <ProfileCard user={user} />
        <Card title="Password">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <ChangePasswordForm />
          </Suspense>
        </Card>
        <DataCard deletion={paths.deleteAccount.href()} />
      </div>
    </AccountLayout>
  );
}
