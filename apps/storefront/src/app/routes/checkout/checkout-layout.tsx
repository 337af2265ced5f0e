import type { ReactNode } from 'react';
import { CheckoutShell } from '@market/ui/checkout-shell';
import { LazyNotifications } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { PageTitle } from '../../../shared/page-title';
import { legalLinks } from '../../layouts/shop-links';
import { paths } from '../../paths';
import { PageError } from '../errors';

const steps = ['Cart', 'Delivery and payment', 'Confirmation'] as const;

export function CheckoutLayout({
  title,
  currentStep,
  children,
}: {
  title: string;
  currentStep: 1 | 2 | 3;
  children: ReactNode;
}) {
  const { config } = useServices();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <CheckoutShell
        brand={{ name: config.platformName }}
        steps={steps}
        currentStep={currentStep}
        help={{ label: 'Help', to: paths.help.href() }}
        legalLinks={legalLinks}
      >
        {children}
      </CheckoutShell>
      <LazyNotifications />
    </>
  );
}

/** An error page with the checkout's header, so that the user can go back. */
export function CheckoutError() {
  return (
    <CheckoutLayout title="Checkout" currentStep={1}>
      <PageError />
    </CheckoutLayout>
  );
}
