import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { hashKey } from '@tanstack/react-query';
import type { ThemeLayout } from '@market/domain/themes/theme';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { LinkButton } from '@market/ui/link';
import { SegmentedControl } from '@market/ui/segmented-control';
import { Tabs } from '@market/ui/tabs';
import { FormAlert } from '@market/web-kit/form-alert';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { previewLayout, type ThemePreview } from '../model/theme-preview';
import { nearestReadableColours } from '../model/readable-colours';
import {
  toThemeDraft,
  themeFormSchema,
  themeParts,
  type ThemeDraft,
  type ThemePart,
} from '../theme-form.schema';
import { useSaveTheme } from '../use-save-theme';
import { ColourFields } from './colour-fields';
import { BodyFields, HeaderFields, SocialFields } from './theme-fields';
import { StorePreview, type PreviewWidth } from './store-preview';

interface ThemeFormProps {
  saved: ThemeLayout;
  storeName: string;
  preview: ThemePreview;
  onChanged: (changed: boolean) => void;
  /** The id of the element after the preview. */
  afterPreviewId: string;
}

const tabs = [
  { value: 'header', label: 'Header' },
  { value: 'body', label: 'Body' },
  { value: 'colour', label: 'Colours' },
  { value: 'social', label: 'Socials' },
] as const;
const widths = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

const identity = (draft: ThemeDraft): ThemeDraft => draft;

/** Treats blank fields as absent. */
const serialiseDraft = (draft: ThemeDraft): string =>
  hashKey([
    JSON.parse(
      JSON.stringify(draft, (_key, value: unknown) =>
        value === null ? undefined : value instanceof File ? value.name : value,
      ),
    ),
  ]);

export function ThemeForm({
  saved,
  storeName,
  preview,
  onChanged,
  afterPreviewId,
}: ThemeFormProps) {
  const start = useMemo(() => toThemeDraft(saved), [saved]);
  const form = useContractForm(themeFormSchema, start);
  const { control, setValue, reset } = form;
  const [part, setPart] = useState<ThemePart>('header');
  const [width, setWidth] = useState<PreviewWidth>(() =>
    matchMedia('(width < 60rem)').matches ? 'phone' : 'desktop',
  );
  const save = useSaveTheme();
  const draft = useWatch({ control, compute: identity });
  const look = useDeferredValue(useMemo(() => previewLayout(saved, draft), [saved, draft]));
  const changed = serialiseDraft(draft) !== serialiseDraft(start);
  const guard = useLeaveGuard(changed);
  useEffect(() => {
    onChanged(changed);
  }, [changed, onChanged]);

  const panel = useRef<HTMLDivElement>(null);
  // Both buttons are now disabled, so move the focus.
  const startFrom = (draft: ThemeDraft) => {
    reset(draft);
    panel.current?.focus({ preventScroll: true });
  };

  const [unreadable, setUnreadable] = useState<ThemeDraft>();
  const saveDraft = async (next: ThemeDraft) => {
    const look = await save(next, start);
    if (look) startFrom(toThemeDraft(look));
  };
  const submit = form.submit(async (next) => {
    const isNew = hashKey([next.colour]) !== hashKey([start.colour]);
    if (isNew && nearestReadableColours(next.colour.colors, saved.ground)) setUnreadable(next);
    else await saveDraft(next);
  });
  const { errors } = form.formState;
  const panels: Readonly<Record<ThemePart, ReactNode>> = {
    header: <HeaderFields control={control} storeName={storeName} savedLogo={saved.header.logo} />,
    body: <BodyFields control={control} />,
    colour: <ColourFields control={control} setValue={setValue} ground={saved.ground} />,
    social: <SocialFields control={control} />,
  };
  // Opens the tab of the first field with an error.
  const refused = themeParts.find((each) => errors[each] !== undefined);
  const shown = refused && errors[part] === undefined ? refused : part;

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <form onSubmit={submit} noValidate aria-label="Theme" className="grid min-w-0 gap-4">
        {form.formError && <FormAlert>{form.formError}</FormAlert>}
        <Tabs label="Parts of the theme" items={tabs} value={shown} onValueChange={setPart} />
        <div ref={panel} tabIndex={-1} className="grid gap-4 outline-none! shadow-none!">
          {panels[shown]}
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3">
          <p role="status" className="min-w-0 flex-1 text-sm text-muted">
            {changed ? 'Unsaved changes' : 'All changes saved'}
          </p>
          <Button disabled={!changed} onClick={() => startFrom(start)}>
            Undo
          </Button>
          <Button
            variant="primary"
            type="submit"
            disabled={!changed}
            busy={form.formState.isSubmitting}
            busyLabel="Saving…"
          >
            Save theme
          </Button>
        </div>
      </form>
      <section aria-label="Preview" className="grid min-w-0 gap-3">
        <SegmentedControl
          label="Width of the preview"
          options={widths}
          value={width}
          onValueChange={setWidth}
        />
        {
          // Lets keyboard users skip the links in the preview frame.
          <LinkButton
            className="justify-self-start text-sm not-focus:sr-only"
            onClick={() => document.getElementById(afterPreviewId)?.focus()}
          >
            Skip the preview
          </LinkButton>
        }
        <StorePreview preview={preview} look={look} width={width} />
      </section>
      {unreadable && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setUnreadable(undefined)}
          title="Save colours that are hard to read?"
          confirmLabel="Save these colours"
          busyLabel="Saving…"
          cancelLabel="Change the colours"
          onConfirm={() => saveDraft(unreadable)}
        >
          <p>Some colours have too little contrast. Shoppers see the nearest readable colour.</p>
        </ConfirmDialog>
      )}
      {guard.dialog}
    </div>
  );
}
