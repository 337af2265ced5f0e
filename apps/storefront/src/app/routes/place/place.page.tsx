import { Suspense, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { State } from '@market/domain/shipping/place';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { Skeleton } from '@market/ui/skeleton';
import { redirectTarget } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { statesQuery } from '../../../features/addresses/addresses.queries';
import { chosenDeliveryState } from '../../../shared/chosen-delivery-state';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { DeliveryByCitySkeleton } from '../home/home-section';

const DeliveryByCity = lazyBrowserPart(
  async () => (await import('../home/delivery-by-city')).DeliveryByCity,
);

/** The choice is stored in this browser. */
export function PlacePage() {
  const { api } = useServices();
  const states = useQuery(statesQuery(api));
  return (
    <>
      <PageTitle>Delivery place</PageTitle>
      <div className="page-wrap grid gap-x-16 gap-y-6 pt-8 md:grid-cols-2 md:pt-14">
        <div>
          <h1 className="display mb-3 text-d1">Where should we deliver?</h1>
          <p className="text-text-2">
            Delivery days and fees depend on the state. You enter the full address when you check
            out.
          </p>
        </div>
        <QueryView query={states} skeleton={<Skeleton className="h-35" />}>
          {(list) => <PlaceForm states={list} />}
        </QueryView>
      </div>
      <Suspense fallback={<DeliveryByCitySkeleton />}>
        <DeliveryByCity />
      </Suspense>
    </>
  );
}

function PlaceForm({ states }: { states: readonly State[] }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const signedIn = useUser() !== undefined;
  const [state, setState] = useState(chosenDeliveryState.get() ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (state) chosenDeliveryState.set(state);
    else chosenDeliveryState.clear();
    void navigate(redirectTarget(params, paths.home.href()));
  };
  return (
    <form onSubmit={save} className="grid gap-4">
      <Field label="State">
        <NativeSelect size="lg" value={state} onChange={(event) => setState(event.target.value)}>
          <option value="">{signedIn ? 'My default address' : 'Choose a state'}</option>
          {states.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="primary" size="lg">
        Show days and fees
      </Button>
    </form>
  );
}
