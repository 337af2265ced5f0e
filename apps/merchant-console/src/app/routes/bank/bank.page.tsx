import { noop, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { PayoutHold } from '../../../features/payouts/components/payout-status';
import { payoutHoldQuery } from '../../../features/payouts/payouts.queries';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

// Each store uses this form only once.
const NewBankForm = lazy(async () => ({
  default: (await import('../../../features/store/components/bank-form')).NewBankForm,
}));

export function BankPage() {
  const { api } = useServices();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const hold = useQuery(payoutHoldQuery(api));
  const { bank } = profile;

  return (
    <>
      <PageHeader title="Bank details" description="The account that receives your payouts" />
      <div className="grid max-w-160 gap-4">
        <PayoutHold until={hold.data} />
        {bank ? (
          <Card
            title={bank.bankName}
            action={
              <Button size="sm" render={<Link to={paths.bank.change.href()} />}>
                Change account
              </Button>
            }
            footer={
              <p className="text-muted">
                Only the last 4 digits are shown. You need your password to change the account.
                After a change, we email <EmailText>{profile.email}</EmailText> and hold payouts for
                24 hours.
              </p>
            }
          >
            <DescriptionList
              items={[
                { term: 'Account name', value: bank.accountName },
                { term: 'Account number', value: `•••• ${bank.accountNumberLast4}` },
              ]}
            />
          </Card>
        ) : (
          <Card title="Your bank account">
            <Suspense fallback={<Skeleton className="h-72" />}>
              <NewBankForm onSaved={noop} />
            </Suspense>
          </Card>
        )}
      </div>
      <Outlet />
    </>
  );
}
