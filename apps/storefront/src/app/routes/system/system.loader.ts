import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadsText } from '@market/domain/systems/loads';
import { servicesContext } from '@market/web-kit/services';
import { parseSizingInputs } from '../../../features/systems/model/sizing-inputs';
import { sizedSystemQuery } from '../../../features/systems/systems.queries';

/** Starts sizing the system for the inputs in the URL. The page itself requests later changes. */
export function systemLoader({ context, request }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const { loads, sun } = parseSizingInputs(new URL(request.url).searchParams);
  if (loads.length > 0)
    void queryClient.query(sizedSystemQuery(api, { use: loadsText(loads), sun })).catch(noop);
  return null;
}
