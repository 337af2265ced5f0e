import { describe, expectTypeOf, it } from 'vitest';
import type { CouponInput } from '@market/domain/coupons/coupon';
import * as coupons from './contract/main/coupons';
import * as products from './contract/main/products';
import * as resets from './contract/main/auth';
import type { Call } from './client/client';
import type { Data, Input, PathParams } from './endpoint';

declare const call: Call;

describe('endpoint types', () => {
  it('require every parameter of the path', () => {
    expectTypeOf<PathParams<'/a/:id/b/:other'>>().toEqualTypeOf<
      { readonly id: string } & { readonly other: string }
    >();
    expectTypeOf<Input<typeof resets.resetPassword>['params']>().toEqualTypeOf<
      { readonly userType: string } & { readonly token: string }
    >();
    expectTypeOf<Input<typeof coupons.create>['body']>().toEqualTypeOf<CouponInput>();
  });

  it('have money as a number in their data', () => {
    expectTypeOf<Data<typeof products.byId>['pricing']['sellingPrice']>().toEqualTypeOf<number>();
  });

  it('reject a call whose input is incomplete or invalid', () => {
    void call(coupons.list);
    // @ts-expect-error a path parameter is required
    void call(coupons.byId);
    // @ts-expect-error a body is required
    void call(coupons.create, {});
    // @ts-expect-error a status that does not exist
    void call(coupons.list, { query: { state: 'gone' } });
  });
});
