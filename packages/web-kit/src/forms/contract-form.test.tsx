import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@market/api-client/errors';
import { couponDefaults, couponInputSchema, type CouponInput } from '@market/domain/coupons/coupon';
import { contractResolver } from './contract-resolver';
import { MoneyField, TextField } from './form-fields';
import { createServices, ServicesProvider } from '../services';
import { testConfig } from '../testing/render-app';
import { useContractForm } from './use-contract-form';

const values = {
  ...couponDefaults,
  description: 'Solar week',
  startDate: '2026-11-20',
  endDate: '2026-11-01',
} as CouponInput;
const check = (input: Partial<CouponInput>) =>
  contractResolver<CouponInput>(couponInputSchema)({ ...values, ...input }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('contractResolver', () => {
  it('runs the endpoint’s schema, including rules over several fields', async () => {
    expect(await check({})).toMatchObject({
      errors: { endDate: { message: 'The end date must be on or after the start date' } },
    });
    expect(await check({ endDate: '2026-12-01', discountMode: 'Code' })).toMatchObject({
      errors: { code: { message: 'Enter the code that customers type' } },
    });
  });

  it('has default messages for schemas without their own', async () => {
    const schema = z.object({ name: z.string(), note: z.string().check(z.maxLength(5)) });
    const result = await contractResolver(schema)({ note: 'too long' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(result.errors).toMatchObject({
      name: { message: 'Fill this in' },
      note: { message: 'Use at most 5 characters' },
    });
  });

  it('returns valid values with amounts in kobo', async () => {
    expect(await check({ endDate: '2026-12-01' })).toMatchObject({
      errors: {},
      values: { customerReward: 200_000 },
    });
  });
});

const Services = ({ children }: { children: ReactNode }) => (
  <ServicesProvider value={createServices('merchant', testConfig)}>{children}</ServicesProvider>
);

function RewardForm({ send }: { send: (body: CouponInput) => Promise<unknown> }) {
  const form = useContractForm(couponInputSchema, { ...values, endDate: '2026-12-01' });
  return (
    <form onSubmit={form.submit(send)} noValidate>
      {form.formError && <p role="alert">{form.formError}</p>}
      <TextField control={form.control} name="description" label="Description" />
      <MoneyField control={form.control} name="customerReward" label="At most" />
      <button type="submit">Save</button>
    </form>
  );
}

describe('useContractForm', () => {
  it('submits amounts in kobo', async () => {
    const send = vi.fn(async (_body: CouponInput) => null);
    const user = userEvent.setup();
    render(<RewardForm send={send} />, { wrapper: Services });
    await user.clear(screen.getByLabelText('At most'));
    await user.type(screen.getByLabelText('At most'), '1,250.5');
    await user.click(screen.getByText('Save'));
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      customerReward: 125_050,
      description: 'Solar week',
    });
  });

  it('shows the server’s field errors on their fields and keeps typed values', async () => {
    const user = userEvent.setup();
    render(
      <RewardForm
        send={() =>
          Promise.reject(
            new ApiError('no', 'rejected', {
              status: 422,
              fields: [{ field: 'description', message: 'Say more' }],
              endpoint: 'coupons.create',
            }),
          )
        }
      />,
      { wrapper: Services },
    );
    await user.type(screen.getByLabelText('Description'), ' deals');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Say more')).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Solar week deals');
    expect(screen.getByLabelText('Description')).toHaveFocus();
  });

  it('shows other errors above the form', async () => {
    const user = userEvent.setup();
    render(
      <RewardForm
        send={() =>
          Promise.reject(
            new ApiError('The store is suspended', 'rejected', {
              status: 409,
              endpoint: 'coupons.create',
            }),
          )
        }
      />,
      { wrapper: Services },
    );
    await user.click(screen.getByText('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The store is suspended');
  });
});
