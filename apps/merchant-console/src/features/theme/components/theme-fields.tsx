import { useController, type Control } from 'react-hook-form';
import { imageUrl } from '@market/domain/image';
import { socialNetworkNames, socialNetworks } from '@market/domain/stores/social-networks';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { FileDrop } from '@market/ui/file-drop';
import { LinkButton } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';
import { TextField, TextareaField } from '@market/web-kit/form-fields';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';
import type { ThemeDraft } from '../theme-form.schema';
import { PictureField } from './picture-field';

type ThemeControl = Control<ThemeDraft, unknown, ThemeDraft>;

/** The defaults come from the store profile. */
export function HeaderFields({
  control,
  storeName,
  savedLogo,
}: {
  control: ThemeControl;
  storeName: string;
  savedLogo: string | undefined;
}) {
  const { field: logo, fieldState } = useController({ control, name: 'header.logo' });
  const { field: removal } = useController({ control, name: 'header.removeLogo' });
  const shown = removal.value ? undefined : savedLogo;
  return (
    <>
      <div role="group" aria-label="Logo" className="grid gap-2">
        <span className="text-sm font-semibold">Logo</span>
        <div className="flex items-center gap-4">
          <StoreMonogram name={storeName} logoUrl={shown && imageUrl(shown, 160)} size="lg" />
          <FileDrop
            title={logo.value ? logo.value.name : 'Choose a logo'}
            hint={logo.value ? 'Shown when you save' : 'Square, JPEG, PNG or WebP, at most 5 MB'}
            accept={imageAccept}
            maxBytes={MAX_UPLOAD_BYTES}
            onFiles={([file]) => logo.onChange(file)}
            className="min-w-0 flex-1 [&_label]:min-h-20 [&_label]:wrap-anywhere"
          />
        </div>
        {fieldState.error?.message && (
          <p className="text-xs text-danger">{fieldState.error.message}</p>
        )}
        {logo.value ? (
          <LinkButton className="justify-self-start text-sm" onClick={() => logo.onChange(null)}>
            Keep current logo
          </LinkButton>
        ) : (
          savedLogo && (
            <LinkButton
              className="justify-self-start text-sm"
              onClick={() => removal.onChange(removal.value ? null : 'true')}
            >
              {removal.value ? 'Keep logo' : 'Remove logo'}
            </LinkButton>
          )
        )}
      </div>
      <TextField
        control={control}
        name="header.bannerText"
        label="Announcement"
        hint="One line across the top, at most 140 characters"
        maxLength={140}
        optional
      />
      <TextField
        control={control}
        name="header.phoneNumber"
        label="Phone number"
        type="tel"
        inputMode="tel"
        hint="Replaces the phone number in your store profile"
        optional
      />
      <TextField
        control={control}
        name="header.email"
        label="Email"
        type="email"
        inputMode="email"
        optional
      />
    </>
  );
}

export function BodyFields({ control }: { control: ThemeControl }) {
  return (
    <>
      <TextField control={control} name="body.title" label="Title" maxLength={80} optional />
      <TextareaField
        control={control}
        name="body.subtitle"
        label="Subtitle"
        rows={3}
        hint="At most 240 characters"
        optional
      />
      <PictureField control={control} name="body.bannerImage" label="Banner image" />
      <PictureField control={control} name="body.promoImage" label="Second image" />
    </>
  );
}

export function SocialFields({ control }: { control: ThemeControl }) {
  return socialNetworks.map((network) => (
    <TextField
      key={network}
      control={control}
      name={`social.socials.${network}`}
      label={socialNetworkNames[network]}
      inputMode="url"
      placeholder={network === 'whatsapp' ? 'Phone number or URL' : '@handle or URL'}
      optional
    />
  ));
}
