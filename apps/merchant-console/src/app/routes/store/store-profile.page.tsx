import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as themes from '@market/api-client/contract/theme/themes';
import { namedLinks } from '@market/domain/stores/social-networks';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ProfileForm } from '../../../features/store/components/profile-form';
import { PauseStore } from '../../../features/store/components/pause-store';
import { ResubmitForm } from '../../../features/store/components/resubmit-form';
import { StoreStatus } from '../../../features/store/components/store-status';
import { STEP_PARAM } from '../../../features/store/model/set-up';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

export function StoreProfilePage() {
  const { api } = useServices();
  const can = useCan();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const { store, bank, business } = profile;
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false);
  const links = namedLinks(store.socialLinks);
  // Only the owner can set up the store. Staff see its status.
  const setUpLink = (label: string) =>
    can(accounts.onboard) && (
      <Link className="link touch-area" to={paths.setUp.href()}>
        {label}
      </Link>
    );

  return (
    <>
      <PageHeader
        title="Store profile"
        description="What customers see, and where riders collect orders"
      />
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="Approval">
            {store.status === 'onboarding' ? (
              setUpLink('Finish setting up') || 'Not set up yet'
            ) : (
              <StoreStatus store={store} fixLink={setUpLink('Fix and submit again')} />
            )}
          </Card>
          {store.status === 'rejected' && profile.onboardingPercent === 100 && (
            <Card title="Submit again">
              <ResubmitForm hasUnsavedChanges={hasUnsavedChanges} />
            </Card>
          )}
          {store.status === 'live' && (
            <Card title="Pause your store">
              <div className="grid justify-items-start gap-4">
                <p className="text-sm text-text-2">
                  Pause sales while you cannot send orders. Your products and data are kept.
                </p>
                <PauseStore storeName={store.storeName} />
              </div>
            </Card>
          )}
          <Card
            title="Social links"
            action={
              can(themes.social) && (
                <Link className="link touch-area" to={paths.theme.href()}>
                  Edit in Theme
                </Link>
              )
            }
          >
            {links.length > 0 ? (
              <dl className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
                {links.map(({ network, name, url }) => (
                  <div key={network} className="flex justify-between gap-4">
                    <dt className="text-muted">{name}</dt>
                    <dd className="min-w-0 truncate">{url.replace(/^https:\/\//, '')}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className="text-sm text-text-2">
                Link your store page to Instagram, WhatsApp and eight other networks.
              </p>
            )}
          </Card>
          {business && can(accounts.onboard) && (
            <Card
              title="Business"
              action={
                <Link
                  className="link touch-area"
                  to={paths.setUp.href({ [STEP_PARAM]: 'business' })}
                >
                  Edit business
                </Link>
              }
            >
              <DescriptionList
                items={[
                  { term: 'Registration number', value: business.rcNumber ?? 'Not registered' },
                  { term: 'TIN', value: business.taxNumber ?? 'Not provided' },
                  { term: 'VAT', value: business.vatRegistered ? 'Registered' : 'Not registered' },
                ]}
              />
            </Card>
          )}
          {bank && (
            <Card
              title="Bank account"
              action={
                can(bankAccounts.update) && (
                  <Link className="link touch-area" to={paths.bank.details.href()}>
                    Bank details
                  </Link>
                )
              }
            >
              <DescriptionList
                items={[
                  { term: 'Bank', value: bank.bankName },
                  { term: 'Account name', value: bank.accountName },
                  { term: 'Account number', value: `•••• ${bank.accountNumberLast4}` },
                ]}
              />
            </Card>
          )}
        </div>
        <Card title="Profile">
          <ProfileForm
            store={store}
            phoneNumber={profile.phoneNumber}
            onDirtyChange={setHasUnsavedChanges}
          />
        </Card>
      </div>
    </>
  );
}
