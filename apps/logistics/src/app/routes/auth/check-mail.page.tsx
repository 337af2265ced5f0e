import { useSearchParams } from 'react-router-dom';
import { CheckMail } from '@market/web-kit/auth/check-mail';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

export function CheckMailPage() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? 'your email address';
  return (
    <AuthPage
      title="Check your email"
      description={`We sent a link to ${email}. Open it to confirm your account, then sign in.`}
    >
      <CheckMail signInPath={paths.signIn.href({ type: 'partner' })} />
    </AuthPage>
  );
}
