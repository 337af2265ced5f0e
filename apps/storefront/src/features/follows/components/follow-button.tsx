import { useEffect, useEffectEvent } from 'react';
import { Check, Plus } from 'lucide-react';
import { Button, type ButtonProps } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useUser } from '@market/web-kit/use-session';
import { followAfterSignIn } from '../follow-after-sign-in';
import { useFollowing } from '../use-following';

interface FollowButtonProps extends Pick<ButtonProps, 'block' | 'className' | 'variant'> {
  store: { id: string; storeName: string };
  /** Sign-in that leads back here: a guest signs in first, and then follows. */
  signInPath: string;
}

/** Follow, or stop following, a store. */
export function FollowButton({ store, signInPath, variant = 'ink', ...look }: FollowButtonProps) {
  const user = useUser();
  const { state, ready, change } = useFollowing(store.id);

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
