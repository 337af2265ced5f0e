import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import type { AuthPageProps } from './auth-page';

interface CheckEmailPageProps {
  /** The app's layout for sign-in pages. */
  Frame: ComponentType<AuthPageProps>;
  signInPath: string;
}

/** The page after sign-up, which asks the user to open the link in the email. */
export function ConsoleCheckEmailPage({ Frame, signInPath }: CheckEmailPageProps) {
  const [search] = useSearchParams();
  const email = search.get('email') ?? 'your email address';
  return (
    <Frame
      title="Check your email"
      description={`We sent a link to ${email}. Open it to confirm your account, then sign in.`}
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-2">
          No email after a few minutes? Check your spam folder. To get a new link, sign in.
        </p>
        <Button size="lg" block render={<Link to={signInPath} />}>
          Go to sign in
        </Button>
      </div>
    </Frame>
  );
}
