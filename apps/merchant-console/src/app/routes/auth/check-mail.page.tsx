import { useSearchParams } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function CheckMailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? 'your email address';
  return (
    <AuthPage
      title="Check your mail"
      description={`We sent a link to ${email}. Open it to confirm your account, then sign in.`}
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-2">
          Not there after a few minutes? Check your spam folder. Signing in before you confirm sends
          the link again.
        </p>
        <Button size="lg" block render={<Link to={paths.signIn.href()} />}>
          Go to sign in
        </Button>
      </div>
    </AuthPage>
  );
}
