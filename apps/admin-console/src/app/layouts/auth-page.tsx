import { ShieldCheck } from 'lucide-react';
import battery from '@market/ui/illustrations/lithium-stack.svg';
import meter from '@market/ui/illustrations/smart-meter.svg';
import charger from '@market/ui/illustrations/wallbox.svg';
import helmet from '@market/ui/illustrations/safety-helmet.svg';
import { ConsoleAuthPage, type AuthDoor, type AuthPageProps } from '@market/web-kit/auth/auth-page';
import { paths } from '../paths';

const door: AuthDoor = {
  homeTo: paths.signIn.href(),
  sentence: 'Every store checked, every parcel sent, every naira in its place.',
  detail:
    'Approve stores and products, give orders to riders and sign off what merchants are paid.',
  scene: [battery, charger, meter, helmet],
  Icon: ShieldCheck,
  role: 'Staff',
  otherDoors: [
    { app: 'storefront', label: 'Customer' },
    { app: 'merchant', label: 'Merchant' },
    { app: 'logistics', label: 'Shipping partner and dispatcher' },
  ],
};

export const AuthPage = (props: AuthPageProps) => <ConsoleAuthPage door={door} {...props} />;
