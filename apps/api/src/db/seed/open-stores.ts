import { eq } from 'drizzle-orm';
import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours, type manualClock } from '../../platform/clock';
import type { Db } from '../db';
import { toCategoryId } from '../reference/category-tree';
import { paymentCategoriesTable, storesTable } from '../schema';
import { demoAccountNumber } from './bank-accounts';
import { demoDocument } from './demo-document';
import { demoStores, getPayOnDelivery, getReturnDays, type StoreKey } from './demo-stores';
import { demoTeam, invitedColleague } from './demo-team';
import { demoMember, signUp, type Member, type People } from './members';
import type { Timeline } from './timeline';

type DemoStore = (typeof demoStores)[number];

export interface OpenStore {
  readonly key: StoreKey;
  readonly storeId: string;
  readonly merchant: Member;
  /** Who handles the store's orders: the owner and, if there is one, a member of staff. */
  readonly team: readonly Member[];
  /** The hub that takes the store's orders, and since when. */
  readonly hub?: { readonly id: string; readonly name: string; readonly since: Date };
}

interface Deps {
  readonly db: Db;
  readonly services: AppServices;
  readonly clock: ReturnType<typeof manualClock>;
  readonly people: People;
  readonly timeline: Timeline;
}

const banks = ['058', '044', '057', '011', '033', '070', '214', '032', '232', '221', '082', '050'];

/**
 * Takes every store through onboarding: live ones at the start, the others in the last few days.
 * Returns the live ones.
 */
export async function openStores(deps: Deps): Promise<OpenStore[]> {
  const { clock, timeline, people, services } = deps;
  const [first] = people.approvers;
  const open: OpenStore[] = [];
  for (const [index, store] of demoStores.entries()) {
    if (store.stage === 'live') {
      clock.set(addMilliseconds(people.since, hours(2 * index)));
      open.push(await openStore(deps, store, index));
      continue;
    }
    timeline.at(addMilliseconds(timeline.end, -days(index === 10 ? 3 : 6)), async () => {
      const merchant = await onboardMerchant(deps, store, index);
      clock.set(addMilliseconds(clock.now(), hours(1)));
      const approved = { approved: true } as const;
      const rejected = {
        approved: false,
        reviewNote:
          'The RC number belongs to another company. Upload your own certificate of incorporation and submit again.',
      } as const;
      await services.storeApprovals.decide(
        first,
        merchant.storeId,
        store.stage === 'rejected' ? rejected : approved,
      );
    });
  }
  return open;
}

async function openStore(deps: Deps, store: DemoStore, index: number): Promise<OpenStore> {
  const { db, services, people } = deps;
  const merchant = await onboardMerchant(deps, store, index);
  const { storeId } = merchant;
  for (const approver of people.approvers)
    await services.storeApprovals.decide(approver, storeId, { approved: true });
  const [category] = await db
    .select({ id: paymentCategoriesTable.id })
    .from(paymentCategoriesTable)
    .where(eq(paymentCategoriesTable.name, store.paymentCategory));
  await db
    .update(storesTable)
    .set({ isOfficialOutlet: store.outlet, ...(category && { paymentCategoryId: category.id }) })
    .where(eq(storesTable.id, storeId));
  const staff = store.key === 'helios' ? await addStaff(deps, merchant) : [];
  return { key: store.key, storeId, merchant, team: [merchant, ...staff] };
}

/**
 * Creates the demo staff account, which handles orders alongside the owner, and the other staff,
 * one of whom has not accepted the invitation.
 */
async function addStaff(deps: Deps, merchant: Member & { storeId: string }): Promise<Member[]> {
  const { services, timeline } = deps;
  const { storeId } = merchant;
  const first = await signUp(deps)({ ...demoMember('staff'), storeId });
  for (const colleague of demoTeam) await signUp(deps)({ role: 'staff', storeId, ...colleague });
  timeline.at(addMilliseconds(timeline.end, -days(2)), async () => {
    await services.staff.create(merchant, {
      ...invitedColleague,
      resources: [...invitedColleague.resources],
    });
  });
  return [first];
}

/** Sign-up, business details, profile and bank account: what a merchant does before the review. */
async function onboardMerchant(
  deps: Deps,
  store: DemoStore,
  index: number,
): Promise<Member & { storeId: string }> {
  const { stores, banking, documents } = deps.services;
  const [firstName, lastName] = store.owner;
  const { storeName, phone, street, city, state } = store;
  const email =
    store.key === 'helios' ? demoMember('merchant').email : `${store.key}@stores.example`;
  const merchant = await signUp(deps)({
    role: 'merchant',
    firstName,
    lastName,
    email,
    phoneNumber: phone,
    storeName,
  });
  const { storeId } = merchant;
  if (storeId === undefined) throw new Error(`${storeName} has no store`);
  const upload = async (name: string, title: string) =>
    (
      await documents.upload(merchant, {
        name,
        content: demoDocument(title, [
          `${firstName} ${lastName}`,
          `${street}, ${city}, ${state}`,
          'A document of the demo marketplace',
        ]),
      })
    ).documentUrl;
  await stores.onboard(merchant, {
    idDocumentUrl: await upload('nin-slip.pdf', 'National identification number slip'),
    proofOfAddress: await upload('electricity-bill.pdf', 'Electricity bill'),
    isRegisteredBusiness: true,
    rcNumber: `RC ${1_204_551 + index * 8_317}`,
    taxNumber: `${20_104_551 + index * 91_317}-0001`,
    vatRegistered: index % 4 !== 3,
    dateOfBirth: `19${72 + index}-0${1 + (index % 9)}-1${index % 10}`,
    nationality: 'Nigerian',
    idDocumentType: 'NIN slip',
    idDocumentNumber: `4820${7_310_000 + index * 91_003}`,
    homeAddress: { street, LGA: city, state, country: 'Nigeria' },
    staffSize: index % 3 === 0 ? '11-50' : '2-10',
    categoryId: toCategoryId(store.category),
  });
  await stores.saveProfile(merchant, {
    storeName,
    storePhoneNumber: phone,
    about: store.about,
    isPhysicalLocation: true,
    shippingLocation: { street, city, state, country: 'Nigeria' },
    returnDays: getReturnDays(store.key),
    payOnDelivery: getPayOnDelivery(store.key),
  });
  const bankCode = banks[index] ?? '058';
  await banking.add(merchant, {
    bankCode,
    accountNumber: demoAccountNumber(bankCode, 10_345_678 + index * 4_321),
  });
  return { ...merchant, storeId };
}
