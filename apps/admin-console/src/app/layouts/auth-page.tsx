import { ShieldCheck } from 'lucide-react';
import battery from '@market/ui/illustrations/lithium-stack.svg';
import meter from '@market/ui/illustrations/smart-meter.svg';
import charger from '@market/ui/illustrations/wallbox.svg';
import helmet from '@market/ui/illustrations/safety-helmet.svg';
import {
  ConsoleAuthPage,
  type AuthPageConfig,
  type AuthPageProps,
} from '@market/console/auth/auth-page';
import { paths } from '../paths';

const page: AuthPageConfig = {
  homeTo: paths.signIn.href(),
  tagline: 'Approvals, deliveries and payouts in one place.',
  detail: 'Approve stores and products, assign deliveries and approve payouts.',
  scene: [battery, charger, meter, helmet],
  Icon: ShieldCheck,
  role: 'Staff',
  otherApps: [
    { app: 'storefront', label: 'Customer' },
    { app: 'merchant', label: 'Merchant' },
    { app: 'logistics', label: 'Shipping partner and dispatcher' },
  ],
};

export const AuthPage = (props: AuthPageProps) => <ConsoleAuthPage page={page} {...props} />;
