import { applianceSubjects } from './appliance-subjects.mjs';
import { chargerSubjects } from './charger-subjects.mjs';
import { gasSubjects } from './gas-subjects.mjs';
import { generatorSubjects } from './generator-subjects.mjs';
import { lightSubjects } from './light-subjects.mjs';
import { meterSubjects } from './meter-subjects.mjs';
import { oilSubjects } from './oil-subjects.mjs';
import { powerSubjects } from './power-subjects.mjs';
import { safetySubjects } from './safety-subjects.mjs';
import { solarSubjects } from './solar-subjects.mjs';
import { toolSubjects } from './tool-subjects.mjs';

/**
 * Every drawing by its name. Each is a function of optional parameters that returns an SVG file.
 */
export const subjects = {
  ...powerSubjects,
  ...solarSubjects,
  ...gasSubjects,
  ...generatorSubjects,
  ...oilSubjects,
  ...meterSubjects,
  ...chargerSubjects,
  ...lightSubjects,
  ...toolSubjects,
  ...safetySubjects,
  ...applianceSubjects,
};
