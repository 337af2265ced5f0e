import { LinkButton } from '@market/ui/link';
import { useSignOut } from '@market/web-kit/sign-out';
import { KeepOrdersForm } from './keep-orders-form';

export function GuestNotice({ email, orders }: { email: string; orders: number }) {
  const signOut = useSignOut();
  return (
    <div className="mb-6 grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
        <span className="min-w-0 break-words">
          Ordered as a guest with <b className="font-semibold text-text">{email}</b>.
        </span>
        <LinkButton className="touch-area" onClick={() => signOut()}>
          Sign out on this device
        </LinkButton>
        <LinkButton className="touch-area" onClick={() => signOut({ everywhere: true })}>
          Deactivate links in emails
        </LinkButton>
      </p>
      {orders > 0 && <KeepOrdersForm email={email} orders={orders} />}
    </div>
  );
}
