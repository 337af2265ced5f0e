import { hashKey, useMutation } from '@tanstack/react-query';
import { ApiError, isApiError } from '@market/api-client/errors';
import type { ThemeLayout } from '@market/domain/themes/theme';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { themeParts, type ThemeDraft, type ThemePart } from './theme-form.schema';
import { saveThemeBody, saveThemeColours, saveThemeHeader, saveSocialLinks } from './theme.queries';

/**
 * Saves the changed parts one after the other, and resolves to the saved theme. Errors name the
 * fields of the form.
 */
export function useSaveTheme(): (
  draft: ThemeDraft,
  saved: ThemeDraft,
) => Promise<ThemeLayout | undefined> {
  const { api } = useServices();
  const header = useMutation(saveThemeHeader(api));
  const body = useMutation(saveThemeBody(api));
  const colour = useMutation(saveThemeColours(api));
  const social = useMutation(saveSocialLinks(api));
  const save: Readonly<Record<ThemePart, (draft: ThemeDraft) => Promise<ThemeLayout>>> = {
    header: (draft) => header.mutateAsync({ body: draft.header }),
    body: (draft) => body.mutateAsync({ body: draft.body }),
    colour: (draft) => colour.mutateAsync({ body: draft.colour }),
    social: (draft) => social.mutateAsync({ body: draft.social }),
  };

  return async (draft, saved) => {
    let look: ThemeLayout | undefined;
    for (const part of themeParts) {
      if (isSame(draft[part], saved[part])) continue;
      look = await save[part](draft).catch(rethrowWithFormFields(part));
    }
    notify.success('Theme updated');
    return look;
  };
}

const isSame = (one: object, other: object): boolean => hashKey([one]) === hashKey([other]);

/** Rethrows an error with the form's field names: `title` of the body becomes `body.title`. */
const rethrowWithFormFields =
  (part: ThemePart) =>
  (error: unknown): never => {
    if (!isApiError(error)) throw error;
    throw new ApiError(error.message, error.kind, {
      ...error,
      fields: error.fields.map(({ field, message }) => ({
        message,
        ...(field && { field: `${part}.${field}` }),
      })),
    });
  };
