import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '@market/ui/auth-layout';
import battery from '@market/ui/illustrations/lithium-battery.svg';
import generator from '@market/ui/illustrations/generator.svg';
import inverter from '@market/ui/illustrations/inverter.svg';
import gas from '@market/ui/illustrations/lpg-kit.svg';
import { useServices } from '@market/web-kit/services';
import { paths } from '../paths';

interface AuthPageProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Between the form and the other doors. */
  footer?: ReactNode;
}

/** Signing in and all that leads to it. */
export function AuthPage({ title, description, children, footer }: AuthPageProps) {
  const { config } = useServices();
  const { storefront, logistics, admin } = config.origins;
  return (
    <AuthLayout
      brand={{ name: config.platformName }}
      homeTo={paths.signIn.href()}
      sentence="Your counter, your stock, your money. One place."
      detail="Confirm orders, keep prices current and see every payout before it lands."
      scene={[battery, generator, inverter, gas]}
      kicker={
        <>
          <Store size={16} />
          Merchant
        </>
      }
      title={title}
      description={description}
      footer={
        <nav aria-label="Other doors" className="grid gap-1">
          <p className="text-muted">Looking for another door?</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <a className="link" href={storefront}>
              Customer
            </a>
            <a className="link" href={logistics}>
              Shipping partner
            </a>
            <a className="link" href={admin}>
              Staff
            </a>
          </p>
        </nav>
      }
    >
      {children}
      {footer && <div className="mt-5 text-sm">{footer}</div>}
    </AuthLayout>
  );
}
