import * as z from 'zod/mini';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signUpPartner } from '@market/api-client/contract/main/auth';
import { consentSchema, partnerSignUpSchema } from '@market/domain/accounts/credentials';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { ConsentField } from '@market/web-kit/auth/consent-field';
import { FormAlert } from '@market/web-kit/form-alert';
import { PasswordField, TextField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { AuthPage } from '../../layouts/auth-page';
import { paths } from '../../paths';

const blank = {
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  acceptsTerms: false,
};
const formSchema = z.extend(partnerSignUpSchema, consentSchema.shape);

export function SignUpPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const form = useContractForm(formSchema, blank);
  const signUp = useMutation(api.mutation(signUpPartner, { quiet: true, invalidates: [] }));
  const { control } = form;

  const submit = form.submit(async (body) => {
    await signUp.mutateAsync({ body });
    await navigate(paths.checkEmail.href({ email: body.email }));
  });

  return (
    <AuthPage
      title="Join as a shipping partner"
      description="Create an account, then tell us about your company. We check it before your first delivery."
      footer={
        <p>
          Already a partner?{' '}
          <Link className="link touch-area" to={paths.signIn.href({ type: 'partner' })}>
            Sign in
          </Link>
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {form.formError && <FormAlert>{form.formError}</FormAlert>}
        <TextField
          control={control}
          name="companyName"
          label="Company name"
          autoComplete="organization"
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            control={control}
            name="firstName"
            label="First name"
            autoComplete="given-name"
          />
          <TextField
            control={control}
            name="lastName"
            label="Last name"
            autoComplete="family-name"
          />
        </div>
        <TextField
          control={control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <TextField
          control={control}
          name="phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters"
        />
        <ConsentField control={control} name="acceptsTerms" />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={signUp.isPending}
          busyLabel="Creating your account…"
        >
          Create account
        </Button>
      </form>
    </AuthPage>
  );
}
