import { Link } from '@market/ui/link';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { SignInLayout } from './sign-in-layout';

const MailLinkForm = lazyBrowserPart(
  async () => (await import('../../../features/account/mail-link-form')).MailLinkForm,
);

/** For guests who no longer have the email with the link. */
export function GuestOrdersPage() {
  return (
    <SignInLayout
      title="Find your order"
      description="For orders placed as a guest. We send you a link that opens them."
      formHeight="h-33"
      footer={
        <p>
          Have an account?{' '}
          <Link to={paths.signIn.href()} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <MailLinkForm />
    </SignInLayout>
  );
}
