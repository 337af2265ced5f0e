import base from './playwright.config';
const { globalSetup: _g, ...rest } = base;
export default { ...rest, reporter: [['list']] };
