import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';

/** What to do after signing up: open the mailed link. */
export function CheckMail({ signInPath }: { signInPath: string }) {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-text-2">
        No email after a few minutes? Check your spam folder. Signing in before you confirm sends
        the link again.
      </p>
      <Button size="lg" block render={<Link to={signInPath} />}>
        Go to sign in
      </Button>
    </div>
  );
}
