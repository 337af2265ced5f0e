import { loadsText, parseLoads, type Load } from '@market/domain/systems/loads';
import { MAX_SUN_HOURS, SUN_HOURS } from '@market/domain/systems/sizing';

export interface SizingInputs {
  readonly loads: readonly Load[];
  /** Hours of full sun a day. */
  readonly sun: number;
}

/** The appliances of a flat in the evening, used until the shopper chooses others. */
const EXAMPLE = 'fridge,bulb:8,fan:3,tv,router';

export const parseSizingInputs = (params: URLSearchParams): SizingInputs => ({
  loads: parseLoads(params.get('use') ?? EXAMPLE),
  sun: parseSunHours(params.get('sun')),
});

function parseSunHours(text: string | null): number {
  const sun = text === null ? SUN_HOURS : Number(text);
  return sun >= 0 && sun <= MAX_SUN_HOURS ? sun : SUN_HOURS;
}

/** The parameters of the URL that stores the inputs. */
export const formatSizingInputs = ({ loads, sun }: SizingInputs): string =>
  new URLSearchParams({
    use: loadsText(loads),
    ...(sun !== SUN_HOURS && { sun: String(sun) }),
  }).toString();
