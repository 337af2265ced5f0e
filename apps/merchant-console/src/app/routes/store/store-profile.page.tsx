import { useSuspenseQuery } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ProfileForm } from '../../../features/store/components/profile-form';
import { StoreStatus } from '../../../features/store/components/store-status';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

export function StoreProfilePage() {
  const { api } = useServices();
  const can = useCan();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const { store, bank } = profile;
  const toSetUp = (label: string) => (
    <Link className="link" to={paths.setUp.href(label === 'Change' ? { step: 'bank' } : {})}>
      {label}
    </Link>
  );

  return (
    <>
      <PageHeader title="Store profile" description="How customers see your store, and where riders collect" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ProfileForm store={store} phoneNumber={profile.phoneNumber} />
        </Card>
        <div className="grid gap-4">
          <Card title="Approval">{store.status === 'onboarding' ? toSetUp('Finish setting up') : <StoreStatus store={store} mendLink={null} />}</Card>
          {bank && (
            <Card title="Bank account" action={can(accounts.onboard) && toSetUp('Change')}>
              <DescriptionList
                items={[
                  { term: 'Bank', value: bank.bankName },
                  { term: 'Name', value: bank.accountName },
                  { term: 'Number', value: `•••• ${bank.accountNumberLast4}` },
                ]}
              />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
