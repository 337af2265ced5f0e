import { Suspense, useRef, useState } from 'react';
import type { Account } from '@market/domain/accounts/account';
import { fullName } from '@market/domain/accounts/person-name';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { LinkButton } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { lazyBrowserPart } from '../../shared/lazy-part';

const ProfileForm = lazyBrowserPart(async () => (await import('./profile-form')).ProfileForm);

export function ProfileCard({ user }: { user: Account }) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Card
      title="Profile"
      action={
        !editing && (
          <LinkButton ref={opener} className="text-sm" onClick={() => setEditing(true)}>
            Edit profile
          </LinkButton>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <ProfileForm user={user} onClose={close} />
        </Suspense>
      ) : (
        <DescriptionList
          items={[
            { term: 'Name', value: fullName(user) },
            { term: 'Email', value: user.email },
            ...(user.phoneNumber
              ? [{ term: 'Phone', value: <span className="nums">{user.phoneNumber}</span> }]
              : []),
          ]}
        />
      )}
    </Card>
  );
}
