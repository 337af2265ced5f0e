import { Store } from 'lucide-react';
import battery from '@market/ui/illustrations/lithium-stack.svg';
import generator from '@market/ui/illustrations/generator.svg';
import inverter from '@market/ui/illustrations/inverter.svg';
import gas from '@market/ui/illustrations/lpg-kit.svg';
import {
  ConsoleAuthPage,
  type AuthPageConfig,
  type AuthPageProps,
} from '@market/console/auth/auth-page';
import { paths } from '../paths';

const page: AuthPageConfig = {
  homeTo: paths.signIn.href(),
  tagline: 'Orders, stock and payouts in one place.',
  detail: 'Confirm orders, update prices and track every payout.',
  scene: [battery, generator, inverter, gas],
  Icon: Store,
  role: 'Merchant',
  otherApps: [
    { app: 'storefront', label: 'Customer' },
    { app: 'logistics', label: 'Shipping partner' },
    { app: 'admin', label: 'Staff' },
  ],
};

export const AuthPage = (props: AuthPageProps) => <ConsoleAuthPage page={page} {...props} />;
