import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthLayout } from '@market/ui/auth-layout';
import generator from '@market/ui/illustrations/generator.svg';
import panel from '@market/ui/illustrations/solar-panel.svg';
import station from '@market/ui/illustrations/power-station.svg';
import toolbox from '@market/ui/illustrations/toolbox.svg';
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
  const { storefront, merchant, admin } = config.origins;
  return (
    <AuthLayout
      brand={{ name: config.platformName }}
      homeTo={paths.signIn.href()}
      sentence="From the store’s counter to the customer’s door."
      detail="Take orders, carry them, and close each one with the customer’s own code."
      scene={[panel, station, generator, toolbox]}
      kicker={
        <>
          <Truck size={16} />
          Logistics
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
            <a className="link" href={admin}>
              Admin
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
