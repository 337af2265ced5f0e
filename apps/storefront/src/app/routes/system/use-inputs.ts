import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  inputsText,
  readInputs,
  type SizingInputs,
} from '../../../features/systems/model/sizing-inputs';

interface Edited extends SizingInputs {
  /** Since they were read from the address. */
  readonly isChanged: boolean;
}

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
    const next = inputsText(inputs);
    if (!inputs.isChanged || next === written.current) return;
    written.current = next;
    own.add(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }, [inputs, own, setParams]);

  const change = (update: (now: SizingInputs) => Partial<SizingInputs>) =>
    setInputs((now) => ({ ...now, ...update(now), isChanged: true }));
  return { inputs, change };
}

const read = (params: URLSearchParams): Edited => ({ ...readInputs(params), isChanged: false });
