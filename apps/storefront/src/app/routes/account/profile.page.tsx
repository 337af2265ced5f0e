import { Suspense } from 'react';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { ProfileCard } from '../../../features/account/profile-card';
import { browserPart } from '../../../shared/lazy-part';
import { AccountFrame } from './account-frame';

const ChangePasswordForm = browserPart(
  async () => (await import('@market/web-kit/auth/change-password-form')).ChangePasswordForm,
);

/** The customer's name, phone number and password. */
export function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <AccountFrame title="Profile and password">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <ProfileCard user={user} />
        <Card title="Password">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <ChangePasswordForm />
          </Suspense>
        </Card>
      </div>
    </AccountFrame>
  );
}
