import { expect, it } from 'vitest';
import { buildAddress } from '../../test/factories';
import { withDefaultAddress } from './use-make-default';

it('withDefaultAddress keeps only one default address, and updates both changed addresses from the response', () => {
  const [home, mother, office] = [
    buildAddress({ fullName: 'Home' }),
    buildAddress({ fullName: 'Mother', default: false }),
    buildAddress({ fullName: 'Office', default: true }),
  ];
  const moved = { ...home, default: false, address: 'As the server has it' };
  expect(
    withDefaultAddress([home, mother, office], {
      current: { ...mother, default: true },
      previous: moved,
    }),
  ).toEqual([moved, { ...mother, default: true }, { ...office, default: false }]);
});
