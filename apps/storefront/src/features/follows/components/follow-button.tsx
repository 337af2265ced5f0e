import { useEffect, useEffectEvent } from 'react';
import { Check, Plus } from 'lucide-react';
import type { Following } from '@market/domain/follows/follow';
import { Button, type ButtonProps } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { sessionStore } from '@market/web-kit/browser-storage';
import { useAccount } from '@market/web-kit/use-session';
import { useFollowing } from '../use-following';

const STORAGE_KEY = 'storefront_follow';

/**
 * A guest's request to follow a store. It is stored in this tab until the guest returns from
 * signing in. It is not in the URL, because opening a link must not follow a store.
 */
const followAfterSignIn = {
  remember: (storeId: string): void => sessionStore.setItem(STORAGE_KEY, storeId),
  forget: (): void => sessionStore.removeItem(STORAGE_KEY),
  /** Returns true once for the store that the guest wanted to follow. */
  take: (storeId: string): boolean => {
    const isRequested = sessionStore.getItem(STORAGE_KEY) === storeId;
    if (isRequested) sessionStore.removeItem(STORAGE_KEY);
    return isRequested;
  },
};

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

  const afterSignIn = useEffectEvent(() => {
    if (!user) followAfterSignIn.forget();
    else if (ready && followAfterSignIn.take(store.id)) void change(true);
  });
  useEffect(() => {
    afterSignIn();
  }, [user, ready]);

  const name = <span className="sr-only">{store.storeName}</span>;
  if (!user) {
    return (
      <Button
        {...look}
        variant={variant}
        icon={<Plus size={17} />}
        onClick={() => followAfterSignIn.remember(store.id)}
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
