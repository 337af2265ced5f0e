import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadsText, parseLoads, type Load } from '@market/domain/systems/loads';
import { MAX_SUN_HOURS, SUN_HOURS } from '@market/domain/systems/sizing';

export interface SizingInputs {
  readonly loads: readonly Load[];
  /** Hours of full sun a day. */
  readonly sun: number;
}

interface Edited extends SizingInputs {
  /** Since they were read from the address. */
  readonly isChanged: boolean;
}

/** A flat in the evening, until the shopper names other appliances. */
const EXAMPLE = 'fridge,bulb:8,fan:3,tv,router';

/**
 * What the calculator works with. The address follows, so that it can be shared; it lags behind
 * quick changes, which therefore build on the state.
 */
export function useInputs() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const [inputs, setInputs] = useState<Edited>(() => read(params));
  const [own] = useState(() => new Set<string>());
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // A link to other inputs.
    if (!own.has(text)) setInputs(read(params));
  }

  const written = useRef(text);
  useEffect(() => {
    const next = searchOf(inputs);
    if (!inputs.isChanged || next === written.current) return;
    written.current = next;
    own.add(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }, [inputs, own, setParams]);

  const change = (update: (now: SizingInputs) => Partial<SizingInputs>) =>
    setInputs((now) => ({ ...now, ...update(now), isChanged: true }));
  return { inputs, change };
}

const read = (params: URLSearchParams): Edited => ({
  loads: parseLoads(params.get('use') ?? EXAMPLE),
  sun: sunOf(params.get('sun')),
  isChanged: false,
});

function sunOf(text: string | null): number {
  const sun = text === null ? SUN_HOURS : Number(text);
  return sun >= 0 && sun <= MAX_SUN_HOURS ? sun : SUN_HOURS;
}

const searchOf = ({ loads, sun }: SizingInputs): string =>
  new URLSearchParams({
    use: loadsText(loads),
    ...(sun !== SUN_HOURS && { sun: String(sun) }),
  }).toString();
