import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { deletionQuery } from '../../../features/account/account.queries';
import { DeletionFacts } from '../../../features/account/deletion-facts';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountLayout } from './account-layout';

const DeleteAccountForm = lazyBrowserPart(
  async () => (await import('../../../features/account/delete-account-form')).DeleteAccountForm,
);

export function DeleteAccountPage() {
  const { api } = useServices();
  const query = useQuery(deletionQuery(api));
  const navigate = useNavigate();
  return (
    <AccountLayout title="Delete your account">
      <QueryView query={query} skeleton={<Skeleton className="h-96 rounded-3" />}>
        {({ obstacles, parts }) => (
          <div className="grid gap-4">
            {obstacles.length > 0 && (
              <Alert tone="warning">
                <h2 className="font-semibold">Your account cannot be deleted yet</h2>
                <ul className="mt-1 grid gap-1">
                  {obstacles.map((obstacle) => (
                    <li key={obstacle}>{obstacle}</li>
                  ))}
                </ul>
                <Link to={paths.orders.href()} className="link touch-area mt-2 inline-block">
                  See your orders
                </Link>
              </Alert>
            )}
            <p className="max-w-prose text-text-2">
              To keep a copy of your data, first download it from{' '}
              <Link to={paths.profile.href()} className="link">
                your profile
              </Link>
              . Once your account is deleted, you can return goods only by writing to the store.
            </p>
            <DeletionFacts parts={parts} />
            {obstacles.length === 0 && (
              <Card title="Enter your password to confirm">
                <Suspense fallback={<Skeleton className="h-32" />}>
                  <DeleteAccountForm onDeleted={async () => navigate(paths.home.href())} />
                </Suspense>
              </Card>
            )}
          </div>
        )}
      </QueryView>
    </AccountLayout>
  );
}
