import { gasAndGeneratorSeries } from './gas-and-generator-series';
import { meteringAndLightingSeries } from './metering-and-lighting-series';
import { solarAndBatterySeries } from './solar-and-battery-series';
import { toolAndApplianceSeries } from './tool-and-appliance-series';
import type { Series } from './series';

/** The demo products, in the order in which the stores list them. */
export const demoSeries: readonly Series[] = [
  ...solarAndBatterySeries,
  ...gasAndGeneratorSeries,
  ...meteringAndLightingSeries,
  ...toolAndApplianceSeries,
];
