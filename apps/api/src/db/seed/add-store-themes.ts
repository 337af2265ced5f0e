import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours, type manualClock } from '../../platform/clock';
import { demoStorePages, demoPolicies } from './demo-store-pages';
import { demoStores, type StoreKey } from './demo-stores';
import type { OpenStore } from './open-stores';
import type { DemoPictures } from './pictures';

interface Deps {
  readonly services: Pick<AppServices, 'policies' | 'testimonials' | 'themes'>;
  readonly clock: ReturnType<typeof manualClock>;
  readonly stores: readonly OpenStore[];
  readonly pictures: DemoPictures;
}

/** Merchants write policies, choose a theme and add testimonials in the weeks after they opened. */
export async function addStoreThemes({
  services: { policies, testimonials, themes },
  clock,
  stores,
  pictures,
}: Deps): Promise<void> {
  const findStore = (key: StoreKey): OpenStore => {
    const store = stores.find((each) => each.key === key);
    if (!store) throw new Error(`${key} is not open`);
    return store;
  };
  const getAccent = (key: StoreKey) => demoStores.find((store) => store.key === key)?.accent;

  for (const [key, texts] of demoPolicies) {
    const { storeId } = findStore(key);
    for (const text of texts) await policies.add({ storeId }, text);
    clock.set(addMilliseconds(clock.now(), hours(5)));
  }
  for (const {
    store: key,
    themeId,
    body,
    banner,
    promo,
    bannerText,
    email,
    socials,
    quotes,
  } of demoStorePages) {
    const { storeId, merchant } = findStore(key);
    const { merchantThemeId } = await themes.purchase({ storeId }, themeId);
    await themes.activate({ storeId }, themeId);
    const bannerImage = await pictures({ subject: banner }, getAccent(key));
    const promoImage =
      promo === undefined ? undefined : await pictures({ subject: promo }, getAccent(key));
    await themes.saveBody(
      { storeId },
      { merchantThemeId, ...body, bannerImage, ...(promoImage !== undefined && { promoImage }) },
    );
    await themes.saveHeader({ storeId }, merchant.userId, { merchantThemeId, bannerText, email });
    await themes.saveSocials({ storeId }, merchantThemeId, socials);
    for (const [quote, name, role] of quotes)
      await testimonials.add({ storeId }, { quote, name, role, hidden: false });
    clock.set(addMilliseconds(clock.now(), days(1)));
  }
}
