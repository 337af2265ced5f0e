import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import type { NewAddress } from '@market/domain/shipping/address';
import { startMarket, type TestMarket } from '../../test/harness';

const home: NewAddress = {
  fullName: 'Ngozi Eze',
  phoneNumber: '0803 123 4567',
  emailAddress: 'ngozi@test.example',
  stateOrRegion: 'Lagos',
  lga: 'Ikeja',
  address: '3 Opebi Road',
};
const { add, byId, list, makeDefault, remove, update } = contract.addresses;

describe('the address book', () => {
  let market: TestMarket;
  let ngozi: Call;
  beforeAll(async () => {
    market = await startMarket();
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    ngozi = market.as(await market.create.customer());
  });

  const addTo = (call: Call, address: string) => {
    market.clock.advance(1000);
    return call(add, { body: { ...home, address } });
  };

  it('makes the first address the default and keeps exactly one default', async () => {
    const first = await addTo(ngozi, 'First street');
    const second = await addTo(ngozi, 'Second street');
    expect([first.default, second.default]).toEqual([true, false]);

    const change = await ngozi(makeDefault, { params: { id: second.id } });
    expect(change).toEqual({
      current: { ...second, default: true },
      previous: { ...first, default: false },
    });
    await expect(ngozi(makeDefault, { params: { id: second.id } })).resolves.toEqual({
      current: { ...second, default: true },
    });
    await expect(ngozi(list)).resolves.toEqual([change.current, change.previous]);
  });

  it('makes the newest address the default when the default is removed', async () => {
    const first = await addTo(ngozi, 'First street');
    await addTo(ngozi, 'Second street');
    const third = await addTo(ngozi, 'Third street');
    await ngozi(remove, { params: { id: first.id } });
    expect(
      (await ngozi(list)).map(({ id, default: isDefault }) => [id === third.id, isDefault]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('keeps a landmark until it is removed', async () => {
    const landmark = 'Behind the market';
    const added = await ngozi(add, { body: { ...home, landmark } });
    const read = () => ngozi(byId, { params: { id: added.id } });
    expect([added.landmark, (await read()).landmark]).toEqual([landmark, landmark]);
    await ngozi(update, { params: { id: added.id }, body: home });
    expect((await read()).landmark).toBeUndefined();
  });

  it('rejects a local government area in a different state, with an error on that field', async () => {
    await expect(ngozi(add, { body: { ...home, lga: 'Kano Municipal' } })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'lga' }],
    });
    await expect(
      ngozi(add, { body: { ...home, stateOrRegion: 'Atlantis' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'stateOrRegion' }] });
  });

  it('returns 404 for another customer’s addresses', async () => {
    const { id } = await addTo(ngozi, 'First street');
    const stranger = market.as(await market.create.customer());
    await expect(stranger(byId, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(stranger(update, { params: { id }, body: home })).rejects.toMatchObject({
      status: 404,
    });
    await expect(stranger(makeDefault, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(stranger(remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(ngozi(byId, { params: { id: 'not-an-id' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ngozi(byId, { params: { id } })).resolves.toMatchObject({
      address: 'First street',
      default: true,
    });
  });
});

it('the address book keeps one default address under concurrent changes', async () => {
  const market = await startMarket({ parallel: true });
  const call = market.as(await market.create.customer());
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(add, { body: { ...home, address: `${index} Opebi Road` } }),
    ),
  );
  expect(added.filter((each) => each.default)).toHaveLength(1);
  await Promise.all(added.map(({ id }) => call(makeDefault, { params: { id } })));
  expect((await call(list)).filter((each) => each.default)).toHaveLength(1);
  await market.close();
});
