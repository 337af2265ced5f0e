import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@market/api-client/errors';
import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import { useServices } from '@market/web-kit/services';
import { useSaveError } from '@market/web-kit/use-session';
import { publishPromotion } from './curation.queries';
import { countChanges, type PromotionDraft } from './model/promotion-draft';

export function usePromotionDraft(published: EditablePromotion) {
  const { api } = useServices();
  const publication = useMutation(publishPromotion(api));
  // `base` is the version that the changes are based on, because the promotion may be refetched.
  const [state, setState] = useState<{ base: EditablePromotion; draft: PromotionDraft }>();
  const base = state?.base ?? published;
  const draft: PromotionDraft = state?.draft ?? published;
  const changes = countChanges(base, draft);
  const { error } = publication;
  const saveError = useSaveError(error);
  const titleError =
    draft.title.trim() === ''
      ? 'Enter a title'
      : isApiError(error)
        ? error.fields.find(({ field }) => field === 'title')?.message
        : undefined;

  const discard = () => {
    setState(undefined);
    publication.reset();
  };

  return {
    draft,
    changes,
    titleError,
    /** The error from publishing, unless the title field shows it. */
    saveError: titleError === undefined ? saveError : undefined,
    isStale: isApiError(error) && error.status === 409,
    isPublishing: publication.isPending,
    change: (patch: Partial<PromotionDraft>) => setState({ base, draft: { ...draft, ...patch } }),
    discard,
    /** Resolves to true when the promotion was published. */
    async publish(): Promise<boolean> {
      if (draft.title.trim() === '') return false;
      const body = {
        title: draft.title,
        isHidden: draft.isHidden,
        productIds: draft.products.map(({ id }) => id),
        version: base.version,
      };
      try {
        await publication.mutateAsync({ params: { id: base.id }, body });
      } catch (failure) {
        if (isApiError(failure)) return false;
        throw failure;
      }
      discard();
      return true;
    },
  };
}

export type PromotionDraftState = ReturnType<typeof usePromotionDraft>;
