import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { App } from '@market/domain/accounts/roles';
import { AuthLayout } from '@market/ui/auth-layout';
import { useServices } from '../services';

/** One app's way in: what it says of itself, and the ways into the others. */
export interface AuthDoor {
  homeTo: string;
  sentence: string;
  detail: string;
  /** Addresses of up to four illustrations. */
  scene: readonly string[];
  Icon: LucideIcon;
  role: string;
  otherDoors: readonly { app: App; label: string }[];
}

export interface AuthPageProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Between the form and the other doors. */
  footer?: ReactNode;
}

/** A console's signing in and all that leads to it. */
export function ConsoleAuthPage({
  door,
  title,
  description,
  children,
  footer,
}: AuthPageProps & { door: AuthDoor }) {
  const { config } = useServices();
  const { homeTo, sentence, detail, scene, Icon, role, otherDoors } = door;
  return (
    <AuthLayout
      brand={{ name: config.platformName }}
      homeTo={homeTo}
      sentence={sentence}
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
        <nav aria-label="Other doors" className="grid gap-1">
          <p className="text-muted">Looking for another door?</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {otherDoors.map(({ app, label }) => (
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
