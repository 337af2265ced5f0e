import { useEffect, useMemo, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { OwnTheme, ThemeLayout } from '@market/domain/themes/theme';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { type ThemePreview, previewLayout } from '../model/theme-preview';
import { toThemeDraft } from '../theme-form.schema';
import { activateTheme, buyTheme } from '../theme.queries';
import { StorePreview } from './store-preview';

interface ThemeGalleryProps {
  themes: readonly OwnTheme[];
  /** Whether there are unsaved changes, which switching the theme would discard. */
  locked: boolean;
  /** Whether the store is live or paused. */
  isOpen: boolean;
  look: ThemeLayout;
  preview: ThemePreview;
}

export function ThemeGallery({ themes, locked, isOpen, look, preview }: ThemeGalleryProps) {
  const { api } = useServices();
  const buy = useMutation(buyTheme(api));
  const activation = useMutation(activateTheme(api));
  const pendingId = buy.isPending
    ? buy.variables.body.themeId
    : activation.isPending
      ? activation.variables.body.themeId
      : undefined;

  const [themeToConfirm, setThemeToConfirm] = useState<OwnTheme>();

  const switchTo = ({ id, owned }: OwnTheme) => {
    const activate = () => activation.mutate({ body: { themeId: id } });
    if (owned) activate();
    else buy.mutate({ body: { themeId: id, type: 'free' } }, { onSuccess: activate });
  };

  // The button disappears. Move the focus to the chosen theme.
  const activeId = themes.find(({ active }) => active)?.id;
  const shown = useRef(activeId);
  const inUse = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown.current !== activeId) inUse.current?.focus({ preventScroll: true });
    shown.current = activeId;
  }, [activeId]);

  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
        {themes.map((theme) => (
          <li
            key={theme.id}
            ref={theme.active ? inUse : null}
            tabIndex={theme.active ? -1 : undefined}
            className="flex flex-col gap-3 rounded-3 border border-line p-4 outline-none! shadow-none!"
          >
            <Swatch theme={theme} />
            <div className="flex-1">
              <h3 className="font-semibold">{theme.name}</h3>
              <p className="text-sm text-muted">
                {theme.description} {!theme.owned && 'Free.'}
              </p>
            </div>
            {theme.active ? (
              <StatusTag tone="done" className="self-start">
                In use
              </StatusTag>
            ) : (
              <Button
                disabled={locked || (pendingId !== undefined && pendingId !== theme.id)}
                busy={pendingId === theme.id}
                busyLabel="Changing…"
                onClick={() => setThemeToConfirm(theme)}
              >
                {`Use ${theme.name}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {themeToConfirm && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setThemeToConfirm(undefined)}
          title={`Use ${themeToConfirm.name} for your store?`}
          confirmLabel={`Use ${themeToConfirm.name}`}
          cancelLabel="Keep current theme"
          tone="primary"
          onConfirm={() => switchTo(themeToConfirm)}
        >
          <ThemeOnStore preview={preview} look={look} theme={themeToConfirm} />
          <p>
            {isOpen ? 'Shoppers see it immediately.' : 'Shoppers see it when your store goes live.'}{' '}
            Your current theme keeps its settings, and you can go back to it.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function ThemeOnStore({
  preview,
  look,
  theme: { name, ground, colors },
}: {
  preview: ThemePreview;
  look: ThemeLayout;
  theme: OwnTheme;
}) {
  const previewLook = useMemo(() => {
    const next = { ...look, name, ground, colors };
    return previewLayout(next, toThemeDraft(next));
  }, [look, name, ground, colors]);
  return <StorePreview preview={preview} look={previewLook} width="phone" />;
}

function Swatch({ theme: { ground, colors } }: { theme: OwnTheme }) {
  return (
    <svg viewBox="0 0 160 80" aria-hidden="true" className="w-full rounded-2 border border-line">
      <rect width="160" height="80" fill={ground.page} />
      <rect y="44" width="160" height="36" fill={ground.band} />
      <rect x="14" y="16" width="74" height="8" fill={colors.headingsAndLinks} />
      <rect x="14" y="30" width="104" height="4" fill={colors.bodyText} />
      <rect x="14" y="54" width="44" height="16" rx="2" fill={colors.primaryButton} />
    </svg>
  );
}
