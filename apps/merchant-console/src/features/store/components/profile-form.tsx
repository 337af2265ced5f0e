import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  storeProfileInputSchema,
  type BusinessDetails,
  type StoreProfileInput,
} from '@market/domain/stores/onboarding';
import type { StoreProfile } from '@market/domain/stores/store';
import { Button } from '@market/ui/button';
import { FormAlert } from '@market/web-kit/form-alert';
import { SwitchField, TextField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useServices } from '@market/web-kit/services';
import { useIsDirty } from '@market/console/use-is-dirty';
import { LogoField } from '@market/console/forms/logo-field';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { FormSection } from '../../../shared/form-section';
import { STEP_PARAM, isApproved } from '../model/set-up';
import { saveStoreProfile } from '../store.mutations';
import { PlaceFields } from './place-fields';
import { PayOnDeliveryFields } from './pay-on-delivery-fields';
import { PromiseFields } from './promise-fields';

const toInitialValues = (
  store: StoreProfile,
  phoneNumber: string | undefined,
): StoreProfileInput => ({
  storeName: store.storeName,
  storePhoneNumber: store.storePhoneNumber ?? phoneNumber ?? '',
  about: store.about,
  logo: store.logo,
  isPhysicalLocation: store.isPhysicalLocation,
  shippingLocation: store.shippingLocation ?? {
    street: '',
    city: '',
    state: '',
    country: 'Nigeria',
  },
  dispatch: store.dispatch,
  returnDays: store.returnDays,
  payOnDelivery: store.payOnDelivery,
});

interface ProfileFormProps {
  store: StoreProfile;
  /** The default phone number until the store has its own. */
  phoneNumber: string | undefined;
  /** The owner's home address from the previous step. It can also be the pick-up place. */
  homeAddress?: BusinessDetails['homeAddress'] | undefined;
  onSaved?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

export function ProfileForm({
  store,
  phoneNumber,
  homeAddress,
  onSaved,
  onDirtyChange,
}: ProfileFormProps) {
  const { api, session } = useServices();
  const form = useContractForm(storeProfileInputSchema, toInitialValues(store, phoneNumber));
  const { control } = form;
  const storeName = useWatch({ control, name: 'storeName' });
  const save = useMutation(saveStoreProfile(api));
  const { isDirty, markSaved } = useIsDirty(control);
  const guard = useLeaveGuard(isDirty, { stepParam: STEP_PARAM, onDirtyChange });

  const copyHomeAddress = ({ street, LGA, state }: BusinessDetails['homeAddress']) => {
    form.setValue(
      'shippingLocation',
      { street, city: LGA, state, country: 'Nigeria' },
      { shouldDirty: true, shouldValidate: true },
    );
  };

  const submit = form.submit(async (body) => {
    const saved = await save.mutateAsync({ body });
    const user = session.user();
    if (user)
      session.update({
        ...user,
        storeName: saved.storeName,
        storeUrl: isApproved(saved) ? saved.storeUrl : undefined,
      });
    markSaved();
    guard.release();
    onSaved?.();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {form.formError && <FormAlert>{form.formError}</FormAlert>}
      <FormSection title="What customers see">
        <LogoField control={control} name="logo" owner={storeName} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            control={control}
            name="storeName"
            label="Store name"
            maxLength={80}
            hint={
              isApproved(store)
                ? 'A new name needs approval. Your products are hidden from the shop until the name is approved.'
                : undefined
            }
          />
          <TextField
            control={control}
            name="storePhoneNumber"
            label="Phone number"
            type="tel"
            inputMode="tel"
          />
        </div>
        <TextareaField
          control={control}
          name="about"
          label="About the store"
          rows={4}
          optional
          hint="At most 600 characters"
        />
      </FormSection>
      <FormSection title="Pick-up address">
        <p className="text-sm text-muted">
          Riders collect orders here. Delivery fees depend on the state.
        </p>
        {homeAddress && (
          <Button
            size="sm"
            className="justify-self-start"
            onClick={() => copyHomeAddress(homeAddress)}
          >
            Same as home address
          </Button>
        )}
        <TextField
          control={control}
          name="shippingLocation.street"
          label="Street address"
          autoComplete="street-address"
        />
        <PlaceFields control={control} state="shippingLocation.state" lga="shippingLocation.city" />
        <SwitchField
          control={control}
          name="isPhysicalLocation"
          label="Customers can visit"
          description="There is a shop or showroom at this address"
        />
      </FormSection>
      <FormSection title="Delivery and returns">
        <PromiseFields control={control} />
      </FormSection>
      <FormSection title="Payment">
        <PayOnDeliveryFields control={control} />
      </FormSection>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={save.isPending}
        busyLabel="Saving…"
      >
        Save store profile
      </Button>
      {guard.dialog}
    </form>
  );
}
