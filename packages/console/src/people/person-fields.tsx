import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '@market/web-kit/form-fields';

interface PersonFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  firstName: FieldPath<Values>;
  lastName: FieldPath<Values>;
  email: FieldPath<Values>;
  phoneNumber: FieldPath<Values>;
  /** Set when the account exists: its email address identifies it and cannot be changed. */
  emailStays?: boolean;
}

export function PersonFields<Values extends FieldValues>({
  control,
  firstName,
  lastName,
  email,
  phoneNumber,
  emailStays = false,
}: PersonFieldsProps<Values>) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField control={control} name={firstName} label="First name" maxLength={60} />
        <TextField control={control} name={lastName} label="Last name" maxLength={60} />
      </div>
      <TextField
        control={control}
        name={email}
        label="Email"
        type="email"
        inputMode="email"
        disabled={emailStays}
        hint={
          emailStays
            ? 'Used to sign in. It cannot be changed.'
            : 'We email a link to choose a password. It is valid for three days.'
        }
      />
      <TextField
        control={control}
        name={phoneNumber}
        label="Phone number"
        type="tel"
        inputMode="tel"
        optional
      />
    </>
  );
}
