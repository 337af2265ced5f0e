import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loadsText } from '@market/domain/systems/loads';
import { MAX_SUN_HOURS, calculateEnergyNeeds, SUN_HOURS } from '@market/domain/systems/sizing';
import { EmptyState } from '@market/ui/empty-state';
import { Field } from '@market/ui/field';
import { NumberInput } from '@market/ui/number-input';
import { Skeleton } from '@market/ui/skeleton';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useServices } from '@market/web-kit/services';
import { LoadList } from '../../../features/systems/components/load-list';
import { NeedsList } from '../../../features/systems/components/needs-list';
import { sizedSystemQuery } from '../../../features/systems/systems.queries';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { ListingHeader } from '../listing/listing-header';
import { useSizingInputs } from './use-sizing-inputs';

const SystemProposal = lazyPart(
  'src/app/routes/system/system-proposal.tsx',
  async () => (await import('./system-proposal')).SystemProposal,
);

const SystemBar = lazyPart(
  'src/app/routes/system/system-proposal.tsx',
  async () => (await import('./system-proposal')).SystemBar,
);

const TYPING_PAUSE_MS = 300;

export function SystemPage() {
  const { api } = useServices();
  const { inputs, change } = useSizingInputs();
  const { loads, sun } = inputs;
  const use = useDebouncedValue(loadsText(loads), TYPING_PAUSE_MS);
  const debouncedSun = useDebouncedValue(sun, TYPING_PAUSE_MS);
  const query = useQuery({
    ...sizedSystemQuery(api, { use, sun: debouncedSun }),
    enabled: use !== '',
  });
  return (
    <>
      <div className="page-wrap">
        <PageTitle>Size a system</PageTitle>
        <ListingHeader
          title="Size a system"
          crumbs={[]}
          note="Choose your appliances. We propose the cheapest inverter, battery and panels in stock that can run them, with our reasons."
        />
        <div className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
          <div className="grid gap-6">
            <section aria-labelledby="appliances">
              <h2 id="appliances" className="display mb-3 text-d2">
                Appliances to power
              </h2>
              {loads.length === 0 && (
                <p className="mb-3 text-text-2">No appliances yet. Add the first one below.</p>
              )}
              <LoadList
                loads={loads}
                onChange={(update) => change((now) => ({ loads: update(now.loads) }))}
              />
            </section>
            <Field
              label="Hours of full sun a day"
              hint={`${SUN_HOURS} is a cautious average for the south; the north has more. Enter 0 to leave out panels.`}
              className="max-w-80"
            >
              <NumberInput
                value={sun}
                onValueChange={(value) => {
                  if (value !== null && value >= 0) change(() => ({ sun: value }));
                }}
                decimals={1}
                max={MAX_SUN_HOURS}
              />
            </Field>
          </div>
          <div className="grid gap-6">
            <section aria-labelledby="proposal" aria-busy={query.isFetching}>
              <h2 id="proposal" className="display mb-3 text-d2">
                The system
              </h2>
              {use === '' ? (
                <EmptyState title="Choose an appliance" headingLevel={3}>
                  The system appears here.
                </EmptyState>
              ) : (
                <QueryView
                  query={query}
                  headingLevel={3}
                  skeleton={<Skeleton className="h-200 rounded-3 md:h-180" />}
                >
                  {(system) => (
                    <Suspense fallback={<Skeleton className="h-200 rounded-3 md:h-180" />}>
                      <SystemProposal system={system} isOld={query.isPlaceholderData} />
                    </Suspense>
                  )}
                </QueryView>
              )}
            </section>
            <section aria-labelledby="needs">
              <h2 id="needs" className="display mb-3 text-d2">
                What you need
              </h2>
              <NeedsList needs={calculateEnergyNeeds(loads, sun)} sun={sun} />
            </section>
          </div>
        </div>
      </div>
      {use !== '' && query.data && (
        <Suspense>
          <SystemBar system={query.data} isOld={query.isPlaceholderData} />
        </Suspense>
      )}
    </>
  );
}
