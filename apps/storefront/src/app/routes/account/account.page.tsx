import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Bell, ChevronRight, Heart, MapPin, Package, Store, Undo2 } from 'lucide-react';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { ProfileCard } from '../../../features/account/profile-card';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { browserPart } from '../../../shared/lazy-part';

const ChangePasswordForm = browserPart(
  async () => (await import('@market/web-kit/auth/change-password-form')).ChangePasswordForm,
);

const doors = [
  {
    to: paths.orders.href(),
    Icon: Package,
    title: 'Orders',
    detail: 'Track, see the delivery code, cancel, buy again',
  },
  {
    to: paths.returns.href(),
    Icon: Undo2,
    title: 'Returns',
    detail: 'What you sent back, and its status',
  },
  {
    to: paths.saved.href(),
    Icon: Heart,
    title: 'Saved',
    detail: 'What you may buy later',
  },
  {
    to: paths.stockAlerts.href(),
    Icon: Bell,
    title: 'Back in stock',
    detail: 'Sold-out products that we mail you about',
  },
  { to: paths.addresses.href(), Icon: MapPin, title: 'Addresses', detail: 'Where your orders go' },
  {
    to: paths.followedStores.href(),
    Icon: Store,
    title: 'Stores you follow',
    detail: 'What is new from them',
  },
] as const;

/** The account page: profile, links and password. */
export function AccountPage() {
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <div className="page-wrap max-w-4xl! pt-7 md:pt-10">
      <PageTitle>Your account</PageTitle>
      <h1 className="display mb-6 text-d1 break-words">{`Welcome, ${user.firstName}`}</h1>
      <ul className="mb-4 grid gap-4 sm:grid-cols-2">
        {doors.map(({ to, Icon, title, detail }) => (
          <li
            key={to}
            className="relative flex items-center gap-4 rounded-3 border border-line bg-surface p-5 hover:border-control has-[a:focus-visible]:focus-ring"
          >
            <Icon size={22} />
            <span className="min-w-0 flex-1">
              <Link to={to} className="stretched font-semibold outline-none! shadow-none!">
                {title}
              </Link>
              <span className="block text-sm text-muted">{detail}</span>
            </span>
            <ChevronRight size={18} className="text-muted" />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <ProfileCard user={user} onSignedOut={async () => navigate(paths.home.href())} />
        <Card title="Password">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <ChangePasswordForm />
          </Suspense>
        </Card>
      </div>
    </div>
  );
}
