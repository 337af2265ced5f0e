import type { FitCheck, FitRuleInput } from '@market/domain/catalogue/fit-rule.schema';
import type { AppServices } from '../../compose';
import type { Principal } from '../../platform/principal';
import { toCategoryId, type CategoryPath } from '../reference/category-tree';

type DemoRuleSide = readonly [noun: string, ...path: CategoryPath];

interface DemoRule {
  /** The product whose values are compared with the other product's. */
  readonly of: DemoRuleSide;
  readonly with: DemoRuleSide;
  /** Which of the two products the shop suggests. Both by default. */
  readonly suggests?: FitRuleInput['suggests'];
  readonly checks: readonly DemoCheck[];
}

/** A check with the names of its attributes. */
interface DemoCheck extends Pick<FitCheck, 'kind'> {
  readonly of: string;
  readonly with: string;
  readonly to?: string;
  readonly factor?: number;
  readonly together?: boolean;
}

const inverter = ['inverter', 'Inverters'] as const;
const panel = ['panel', 'Solar panels', 'Mono panels'] as const;

const demoRules: readonly DemoRule[] = [
  {
    of: ['battery', 'Batteries'],
    with: inverter,
    checks: [
      { kind: 'equal', of: 'Battery voltage', with: 'Battery voltage' },
      {
        kind: 'atLeast',
        of: 'Maximum discharge current',
        with: 'Maximum battery current',
        together: true,
      },
    ],
  },
  {
    of: panel,
    with: inverter,
    checks: [
      { kind: 'atMost', of: 'Power', with: 'Maximum solar input', together: true },
      {
        kind: 'within',
        of: 'Voltage at maximum power',
        with: 'Lowest MPPT voltage',
        to: 'Highest MPPT voltage',
        together: true,
      },
      { kind: 'atMost', of: 'Open-circuit voltage', with: 'Maximum solar voltage', together: true },
    ],
  },
  {
    of: ['cable', 'Solar panels', 'Mounting and cable', 'Copper cable'],
    with: inverter,
    suggests: 'measured',
    checks: [{ kind: 'atLeast', of: 'Maximum current', with: 'Maximum battery current' }],
  },
  {
    of: ['tester', 'Tools', 'Testers'],
    with: inverter,
    suggests: 'measured',
    checks: [{ kind: 'atLeast', of: 'Maximum voltage', with: 'Maximum solar voltage' }],
  },
  {
    of: ['panel', 'Solar panels', 'Portable panels'],
    with: ['power station', 'Batteries', 'Portable power'],
    checks: [
      { kind: 'atMost', of: 'Power', with: 'Maximum solar input' },
      { kind: 'atMost', of: 'Open-circuit voltage', with: 'Maximum solar voltage' },
    ],
  },
  {
    of: panel,
    with: ['connector', 'Solar panels', 'Mounting and cable', 'Connectors'],
    suggests: 'other',
    // Sunlight and reflection from snow can raise the current by a quarter.
    checks: [{ kind: 'atMost', of: 'Short-circuit current', with: 'Maximum current', factor: 0.8 }],
  },
  {
    of: ['air conditioner', 'Appliances', 'Air', 'Air conditioners'],
    with: inverter,
    checks: [
      { kind: 'atMost', of: 'Power draw', with: 'Continuous output' },
      { kind: 'atMost', of: 'Starting power', with: 'Surge output' },
    ],
  },
  {
    of: ['air conditioner', 'Appliances', 'Air', 'Air conditioners'],
    with: ['generator', 'Generators'],
    checks: [{ kind: 'atMost', of: 'Starting power', with: 'Continuous output' }],
  },
];

/** Defines which products go together. */
export async function addFitRules(services: AppServices, admin: Principal): Promise<void> {
  for (const { of: side, with: other, suggests = 'both', checks } of demoRules) {
    const [noun, ...path] = side;
    const [otherNoun, ...otherPath] = other;
    const [categoryId, otherCategoryId] = [toCategoryId(...path), toCategoryId(...otherPath)];
    const toAttributeId = await idsByName(services, categoryId);
    const toOtherAttributeId = await idsByName(services, otherCategoryId);
    await services.fitRules.create(admin, {
      categoryId,
      otherCategoryId,
      noun,
      otherNoun,
      suggests,
      checks: checks.map((check) => ({
        kind: check.kind,
        attributeId: toAttributeId(check.of),
        otherId: toOtherAttributeId(check.with),
        toId: check.to && toOtherAttributeId(check.to),
        factor: check.factor ?? 1,
        together: check.together ?? false,
      })),
    });
  }
}

/** Throws for a name that the category does not have. */
async function idsByName({ categories }: AppServices, categoryId: string) {
  const attributes = await categories.attributes(categoryId);
  return (name: string): string => {
    const attribute = attributes.find((each) => each.name === name);
    if (!attribute) throw new Error(`No attribute ${name}`);
    return attribute.id;
  };
}
