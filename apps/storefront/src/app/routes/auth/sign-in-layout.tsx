import { Suspense, type ReactNode } from 'react';
import battery from '@market/ui/illustrations/lithium-stack.svg';
import freezer from '@market/ui/illustrations/chest-freezer.svg';
import inverter from '@market/ui/illustrations/inverter.svg';
import panel from '@market/ui/illustrations/solar-panel.svg';
import { AuthLayout } from '@market/ui/auth-layout';
import { Skeleton } from '@market/ui/skeleton';
import { LazyNotifications } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';

interface SignInLayoutProps {
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  /** The height of the form, so that nothing moves when its code is loaded. */
  formHeight?: string;
  children: ReactNode;
}

export function SignInLayout({
  title,
  description,
  footer,
  formHeight = 'h-64',
  children,
}: SignInLayoutProps) {
  const { config } = useServices();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthLayout
        brand={{ name: config.platformName }}
        homeTo={paths.home.href()}
        tagline="Power for your home, from stores we have checked."
        detail="One cart, one payment, delivered to your door."
        scene={[panel, inverter, freezer, battery]}
        title={title}
        description={description}
        footer={footer}
      >
        <Suspense fallback={<Skeleton className={formHeight} />}>{children}</Suspense>
      </AuthLayout>
      <LazyNotifications />
    </>
  );
}
