import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@market/api-client/errors';
import type { EditableSystem } from '@market/domain/systems/system';
import { useServices } from '@market/web-kit/services';
import { useSaveError } from '@market/web-kit/use-session';
import { publishSystem } from './curation.queries';
import { toSystemDraft, toSystemInput, type SystemDraft } from './model/system-draft';

export function useSystemDraft(published: EditableSystem | null) {
  const { api } = useServices();
  const publication = useMutation(publishSystem(api));
  // `version` is the version that the changes are based on, because the system may be refetched.
  const [state, setState] = useState<{ version: number; draft: SystemDraft }>();
  const draft = state?.draft ?? toSystemDraft(published);
  const version = state?.version ?? published?.version ?? 0;
  const { error } = publication;
  const saveError = useSaveError(error);
  const fields = isApiError(error) ? error.fields : [];

  const discard = () => {
    setState(undefined);
    publication.reset();
  };

  return {
    draft,
    isChanged: state !== undefined,
    /** The server's error for a field such as `parts.0.label`. */
    errorOf: (field: string): string | undefined =>
      fields.find((each) => each.field === field)?.message,
    /** The error from publishing, unless a field shows it. */
    saveError: fields.length === 0 ? saveError : undefined,
    isStale: isApiError(error) && error.status === 409,
    isPublishing: publication.isPending,
    change: (patch: Partial<SystemDraft>) => setState({ version, draft: { ...draft, ...patch } }),
    discard,
    async publish(): Promise<void> {
      try {
        await publication.mutateAsync({ body: toSystemInput(draft, version) });
      } catch (failure) {
        if (isApiError(failure)) return;
        throw failure;
      }
      discard();
    },
  };
}

export type SystemDraftState = ReturnType<typeof useSystemDraft>;
