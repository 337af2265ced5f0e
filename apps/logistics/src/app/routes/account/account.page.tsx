import { lazy, Suspense } from 'react';
import { partnerOwner } from '@market/api-client/access';
import { ConsoleAccountPage } from '@market/console/shell/account-page';
import { useCan, useUser } from '@market/web-kit/use-session';

/** Loaded only for owners of shipping partners. */
const CompanyCards = lazy(async () => ({
  default: (await import('./company-cards')).CompanyCards,
}));

export function AccountPage() {
  const user = useUser();
  const can = useCan();
  if (!user) return null;
  return (
    <ConsoleAccountPage
      user={user}
      facts={user.shippingCompany ? [{ term: 'Company', value: user.shippingCompany }] : []}
    >
      {can(partnerOwner) && (
        <Suspense>
          <CompanyCards companyName={user.shippingCompany ?? ''} />
        </Suspense>
      )}
    </ConsoleAccountPage>
  );
}
