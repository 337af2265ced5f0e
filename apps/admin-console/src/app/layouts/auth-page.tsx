import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '@market/ui/auth-layout';
import battery from '@market/ui/illustrations/lithium-battery.svg';
import meter from '@market/ui/illustrations/smart-meter.svg';
import charger from '@market/ui/illustrations/ev-charger.svg';
import helmet from '@market/ui/illustrations/safety-helmet.svg';
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
  const { storefront, merchant, logistics } = config.origins;
  return (
    <AuthLayout
      brand={{ name: config.platformName }}
      homeTo={paths.signIn.href()}
      sentence="Every store checked, every parcel sent, every naira in its place."
      detail="Approve stores and products, give orders to riders and sign off what merchants are paid."
      scene={[battery, charger, meter, helmet]}
      kicker={
        <>
          <ShieldCheck size={16} />
          Staff
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
            <a className="link" href={merchant}>
              Merchant
            </a>
            <a className="link" href={logistics}>
              Shipping partner and dispatcher
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
