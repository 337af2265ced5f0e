import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { App } from '@market/domain/accounts/roles';
import { AuthLayout } from '@market/ui/auth-layout';
import { useServices } from '@market/web-kit/services';

export interface AuthPageConfig {
  homeTo: string;
  tagline: string;
  detail: string;
  /** URLs of up to four illustrations. */
  scene: readonly string[];
  Icon: LucideIcon;
  role: string;
  otherApps: readonly { app: App; label: string }[];
}

export interface AuthPageProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

export function ConsoleAuthPage({
  page,
  title,
  description,
  children,
  footer,
}: AuthPageProps & { page: AuthPageConfig }) {
  const { config } = useServices();
  const { homeTo, tagline, detail, scene, Icon, role, otherApps } = page;
  return (
    <AuthLayout
      brand={{ name: config.platformName }}
      homeTo={homeTo}
      tagline={tagline}
      detail={detail}
      scene={scene}
      kicker={
        <>
          <Icon size={16} />
          {role}
        </>
      }
      title={title}
      description={description}
      footer={
        <nav aria-label="Other apps" className="grid gap-1">
          <p className="text-muted">Sign in to another app</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {otherApps.map(({ app, label }) => (
              <a key={app} className="link touch-area" href={config.origins[app]}>
                {label}
              </a>
            ))}
          </p>
        </nav>
      }
    >
      {children}
      {footer && <div className="mt-5 text-sm">{footer}</div>}
    </AuthLayout>
  );
}
