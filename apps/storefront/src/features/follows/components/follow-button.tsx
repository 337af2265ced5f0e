import { useEffect } from 'react';
import { Check, Plus } from 'lucide-react';
import type { Following } from '@market/domain/follows/follow';
import { Button, type ButtonProps } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useAccount } from '@market/web-kit/use-session';
import { requestedFollow } from '../follow-after-sign-in';
import { useFollowing } from '../use-following';

interface FollowButtonProps extends Pick<ButtonProps, 'block' | 'className' | 'size' | 'variant'> {
  store: { id: string; storeName: string };
  /** The URL of the sign-in page, which returns guests to this page. */
  signInPath: string;
  /** The state, if a list has already loaded it. */
  known?: Following | undefined;
}

export function FollowButton({
  store,
  signInPath,
  known,
  variant = 'ink',
  ...look
}: FollowButtonProps) {
  const user = useAccount();
  const { state, ready, change } = useFollowing(store.id, {
    isGuest: user === undefined,
    known,
  });

  const isGuest = user === undefined;
  // Guests who come back without signing in have changed their mind.
  useEffect(() => {
    if (isGuest) requestedFollow.forget();
  }, [isGuest]);

  const name = <span className="sr-only">{store.storeName}</span>;
  if (!user) {
    return (
      <Button
        {...look}
        variant={variant}
        icon={<Plus size={17} />}
        onClick={() => requestedFollow.remember(store.id)}
        render={<Link to={signInPath} />}
      >
        Follow {name}
      </Button>
    );
  }
  const following = state?.following ?? false;
  return (
    <Button
      {...look}
      variant={following ? 'outline' : variant}
      icon={following ? <Check size={17} /> : <Plus size={17} />}
      aria-pressed={following}
      disabled={!ready}
      onClick={() => void change(!following)}
    >
      {following ? 'Following' : 'Follow'} {name}
    </Button>
  );
}
