import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  formatSizingInputs,
  parseSizingInputs,
  type SizingInputs,
} from '../../../features/systems/model/sizing-inputs';

interface EditedInputs extends SizingInputs {
  /** Whether the inputs have changed since they were read from the URL. */
  readonly isChanged: boolean;
}

/**
 * The calculator's inputs, which are copied to the URL so that a system can be shared. Each change
 * starts from the state, because the URL can lag behind quick changes.
 */
export function useSizingInputs() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const [inputs, setInputs] = useState<EditedInputs>(() => readEdited(params));
  const [own] = useState(() => new Set<string>());
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // The user followed a link to other inputs.
    if (!own.has(text)) setInputs(readEdited(params));
  }

  const written = useRef(text);
  useEffect(() => {
    const next = formatSizingInputs(inputs);
    if (!inputs.isChanged || next === written.current) return;
    written.current = next;
    own.add(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }, [inputs, own, setParams]);

  const change = (update: (now: SizingInputs) => Partial<SizingInputs>) =>
    setInputs((now) => ({ ...now, ...update(now), isChanged: true }));
  return { inputs, change };
}

const readEdited = (params: URLSearchParams): EditedInputs => ({
  ...parseSizingInputs(params),
  isChanged: false,
});
