import { Truck } from 'lucide-react';
import generator from '@market/ui/illustrations/generator.svg';
import panel from '@market/ui/illustrations/solar-panel.svg';
import station from '@market/ui/illustrations/power-station.svg';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import {
  ConsoleAuthPage,
  type AuthPageConfig,
  type AuthPageProps,
} from '@market/console/auth/auth-page';
import { paths } from '../paths';

const page: AuthPageConfig = {
  homeTo: paths.signIn.href(),
  tagline: 'Deliveries from stores to customers.',
  detail: 'Accept orders, deliver them and confirm each delivery with the customer’s code.',
  scene: [panel, station, generator, toolbox],
  Icon: Truck,
  role: 'Logistics',
  otherApps: [
    { app: 'storefront', label: 'Customer' },
    { app: 'merchant', label: 'Merchant' },
    { app: 'admin', label: 'Admin' },
  ],
};

export const AuthPage = (props: AuthPageProps) => <ConsoleAuthPage page={page} {...props} />;
