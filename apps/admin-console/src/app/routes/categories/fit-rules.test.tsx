import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as categoryAttributes from '@market/api-client/contract/main/category-attributes';
import * as categoryTree from '@market/api-client/contract/main/category-tree';
import * as fitRules from '@market/api-client/contract/main/fit-rules';
import type { CountedAttribute } from '@market/domain/catalogue/category-attribute';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import type { ListedFitRule } from '@market/domain/catalogue/fit-rule.schema';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const node = (name: string): CategoryNode => ({
  id: idOf(name),
  level: 1,
  name,
  products: 10,
  stores: 2,
});
const [batteries, inverters] = [node('Batteries'), node('Inverters')];
const attribute = (name: string, categoryId: string, unit?: string): CountedAttribute => ({
  id: idOf(name),
  categoryId,
  name,
  type: unit ? 'number' : 'choice',
  unit,
  choices: unit ? [] : ['48 V'],
  better: 'none',
  isRequired: false,
  isFilterable: true,
  group: 'Electrical',
  filledIn: 0,
});
const batteryVoltage = attribute('Voltage', batteries.id);
const dischargeCurrent = attribute('Discharge current', batteries.id, 'A');
const inverterVoltage = attribute('Battery voltage', inverters.id);
const inverterCurrent = attribute('Battery current', inverters.id, 'A');
const rule: ListedFitRule = {
  id: 'r1',
  categoryId: batteries.id,
  otherCategoryId: inverters.id,
  noun: 'battery',
  otherNoun: 'inverter',
  suggests: 'measured',
  checks: [
    {
      kind: 'equal',
      attributeId: batteryVoltage.id,
      otherId: inverterVoltage.id,
      factor: 1,
      together: false,
    },
    {
      kind: 'atLeast',
      attributeId: dischargeCurrent.id,
      otherId: inverterCurrent.id,
      factor: 1.25,
      together: true,
    },
  ],
  category: 'Batteries',
  otherCategory: 'Inverters',
  attributes: [batteryVoltage, dischargeCurrent, inverterVoltage, inverterCurrent],
  fitting: 7,
  otherFitting: 1,
};

const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(categoryTree.list, [batteries, inverters]),
  mock.ok(categoryAttributes.list, ({ params }) =>
    params.id === batteries.id
      ? [batteryVoltage, dischargeCurrent]
      : [inverterVoltage, inverterCurrent],
  ),
  mock.ok(fitRules.list, [rule]),
);
async function open() {
  const { user } = renderApp('admin', routes, `/categories/${inverters.id}`, {
    as: buildAccount('admin', { resources: ['curation'] }),
  });
  return { user, section: within(await screen.findByRole('region', { name: 'Goes with' })) };
}

it('the “Goes with” section lists the rules for a category with the number of products that fit, and deletes a rule', async () => {
  const removed = vi.fn();
  server.use(
    mock.ok(fitRules.remove, ({ params }) => {
      removed(params.id);
      return null;
    }),
  );
  const { user, section } = await open();
  expect(section.getByText('Voltage is equal to Battery voltage')).toBeVisible();
  expect(
    section.getByText(
      'Discharge current, added up over several units, is at least 1.25 × Battery current',
    ),
  ).toBeVisible();
  expect(section.getByText('(7 products fit)')).toBeVisible();
  expect(section.getByText('Suggests only battery for inverter')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Delete battery and inverter' }));
  await user.click(await screen.findByRole('button', { name: 'Delete rule' }));
  await waitFor(() => expect(removed).toHaveBeenCalledWith('r1'));
});

it('the “Goes with” section adds a rule, and shows the server’s error on the invalid field', async () => {
  const sent = vi.fn();
  server.use(
    mock.fail(fitRules.create, 422, {
      errors: [
        { field: 'checks.0.otherId', message: 'Battery current and Voltage have different types' },
      ],
    }),
  );
  const { user, section } = await open();
  await user.click(section.getByRole('button', { name: 'Add a rule' }));
  const form = within(await screen.findByRole('form', { name: 'Add a rule' }));
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  expect(await form.findByText('Choose a category')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Products of'), 'Batteries');
  await user.selectOptions(form.getByLabelText('Go with products of'), 'Inverters');
  await user.type(form.getByLabelText('Name for one'), 'battery');
  await user.type(form.getByLabelText('Name for the other'), 'inverter');
  await user.selectOptions(form.getByLabelText('The shop suggests'), 'Only inverter for battery');
  await user.selectOptions(form.getByLabelText('Comparison'), 'is at least');
  await user.selectOptions(form.getByLabelText('Attribute'), 'Discharge current, A');
  expect(form.queryByRole('option', { name: 'Voltage' }), 'numbers only').not.toBeInTheDocument();
  await user.selectOptions(
    form.getByLabelText('Attribute of the other product'),
    'Battery current, A',
  );
  await user.click(form.getByRole('switch', { name: 'Add up several units' }));
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  expect(await form.findByText('Battery current and Voltage have different types')).toBeVisible();
  server.use(
    mock.ok(fitRules.create, ({ body }) => {
      sent(body);
      return rule;
    }),
  );
  await user.click(form.getByRole('button', { name: 'Add rule' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        categoryId: batteries.id,
        otherCategoryId: inverters.id,
        noun: 'battery',
        suggests: 'other',
        checks: [
          expect.objectContaining({
            kind: 'atLeast',
            attributeId: dischargeCurrent.id,
            otherId: inverterCurrent.id,
            factor: 1,
            together: true,
          }),
        ],
      }),
    ),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a rule' })).toHaveFocus());
});

it('the “Goes with” section changes a rule', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(fitRules.update, ({ body, params }) => {
      sent(params.id, body.checks.length);
      return rule;
    }),
  );
  const { user, section } = await open();
  await user.click(section.getByRole('button', { name: 'Change battery and inverter' }));
  const form = within(await screen.findByRole('form', { name: 'Change battery and inverter' }));
  await user.click(form.getByRole('button', { name: 'Remove check 1' }));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('r1', 1));
});
