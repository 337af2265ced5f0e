import { applianceSubjects } from './appliance-subjects.mjs';
import { batterySubjects } from './battery-subjects.mjs';
import { burnerSubjects } from './burner-subjects.mjs';
import { chargerSubjects } from './charger-subjects.mjs';
import { gasSubjects } from './gas-subjects.mjs';
import { generatorSubjects } from './generator-subjects.mjs';
import { inverterSubjects } from './inverter-subjects.mjs';
import { lightSubjects } from './light-subjects.mjs';
import { meterSubjects } from './meter-subjects.mjs';
import { oilSubjects } from './oil-subjects.mjs';
import { safetySubjects } from './safety-subjects.mjs';
import { solarFittingSubjects } from './solar-fitting-subjects.mjs';
import { solarSubjects } from './solar-subjects.mjs';
import { testerSubjects } from './tester-subjects.mjs';
import { toolSubjects } from './tool-subjects.mjs';

/**
 * Every drawing by its name. Each is a function of optional parameters that returns an SVG file.
 */
export const subjects = {
  ...inverterSubjects,
  ...batterySubjects,
  ...solarSubjects,
  ...solarFittingSubjects,
  ...burnerSubjects,
  ...gasSubjects,
  ...generatorSubjects,
  ...oilSubjects,
  ...meterSubjects,
  ...chargerSubjects,
  ...lightSubjects,
  ...testerSubjects,
  ...toolSubjects,
  ...safetySubjects,
  ...applianceSubjects,
};
