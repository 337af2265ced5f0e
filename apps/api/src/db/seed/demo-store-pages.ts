import type { PolicyInput } from '@market/domain/policies/policy';
import type { SocialLinks } from '@market/domain/stores/social-links';
import type { ThemeBody } from '@market/domain/themes/theme';
import { getReturnDays, type StoreKey } from './demo-stores';

interface DemoStorePage {
  readonly store: StoreKey;
  /** The number of the store's theme, and its texts. */
  readonly themeId: number;
  readonly bannerText?: string;
  readonly email?: string;
  readonly body: Pick<ThemeBody, 'title' | 'subtitle'>;
  /** The drawing in the banner. */
  readonly banner: string;
  readonly promo?: string;
  readonly socials: SocialLinks;
  /** The testimonials and their authors. */
  readonly quotes: readonly (readonly [quote: string, name: string, role: string])[];
}

/** How stores present themselves. Stores that are not listed keep the default theme. */
export const demoStorePages: readonly DemoStorePage[] = [
  {
    store: 'helios',
    themeId: 45,
    bannerText: 'Free site survey in Lagos with any inverter above 5 kVA',
    email: 'yard@heliosyard.example',
    body: {
      title: 'Solar that is sized before it is sold',
      subtitle:
        'Tell us what you run. We quote the panels, the inverter and the cable, and we deliver from Ikeja the next day.',
    },
    banner: 'inverter',
    promo: 'solar-panel',
    socials: {
      instagram: 'https://instagram.com/heliosyard.example',
      whatsapp: 'https://wa.me/2348035550101',
      youtube: 'https://youtube.com/@heliosyard.example',
    },
    quotes: [
      [
        'They called before dispatch to check my breaker size. First seller to do that.',
        'Tunde Bakare',
        'Magodo, Lagos',
      ],
      [
        'Six panels and an 8 kVA. I have not bought diesel since Easter.',
        'Ifeoma Nwachukwu',
        'Nnewi, Anambra',
      ],
      [
        'The quote was lower than mine, because I had counted the freezer twice. They told me.',
        'Gambo Umar',
        'Installer, Kaduna',
      ],
    ],
  },
  {
    store: 'duravolt',
    themeId: 49,
    bannerText: 'Test sheet in every carton',
    body: {
      title: 'The battery is the house',
      subtitle: 'Lithium and tubular, from the people who assemble them in Ogba.',
    },
    banner: 'lithium-stack',
    socials: {
      facebook: 'https://facebook.com/duravolt.example',
      twitter: 'https://x.com/duravolt.example',
    },
    quotes: [
      ['Three years, and it still gives what the sheet says.', 'Omotola Gbadamosi', 'Ibadan'],
      ['They bought my old bank for scrap and carried it down themselves.', 'Efe Ekong', 'Warri'],
    ],
  },
  {
    store: 'kelvo',
    themeId: 48,
    bannerText: 'Hot season: free pipe with every split unit',
    body: {
      title: 'Cold, all night',
      subtitle: 'Freezers, fans and air conditioners that an inverter can carry.',
    },
    banner: 'chest-freezer',
    promo: 'air-conditioner',
    socials: {
      instagram: 'https://instagram.com/kelvo.example',
      tiktok: 'https://tiktok.com/@kelvo.example',
    },
    quotes: [
      ['My ice cream survived a 14-hour outage.', 'Adaeze Dike', 'Awka'],
      ['It starts so softly that the inverter does not notice.', 'Segun Ogunleye', 'Ota'],
    ],
  },
  {
    store: 'garden',
    themeId: 46,
    bannerText: 'Every cylinder is weighed in front of you',
    body: {
      title: 'Full weight, every time',
      subtitle: 'Cylinders, regulators and burners, filled and leak-tested in Port Harcourt.',
    },
    banner: 'lpg-kit',
    socials: {
      whatsapp: 'https://wa.me/2348065550104',
      facebook: 'https://facebook.com/gardencitygas.example',
    },
    quotes: [
      ['Twelve and a half is twelve and a half here.', 'Preye Akpan', 'Rumuola'],
      ['The rider tests the joint with soap before he leaves.', 'Timipre Williams', 'Caterer, GRA'],
    ],
  },
  {
    store: 'coalcity',
    themeId: 47,
    body: {
      title: 'Power you can carry',
      subtitle: 'Portable stations, folding panels and copper for installers in the South East.',
    },
    banner: 'power-station',
    socials: { instagram: 'https://instagram.com/coalcitysolar.example' },
    quotes: [['The whole compound charged from it at Christmas.', 'Kelechi Okoro', 'Nsukka']],
  },
];

const returns = (key: StoreKey): PolicyInput => ({
  kind: 'returns',
  title: 'Returns and replacements',
  summary: `Return it within ${getReturnDays(key)} days`,
  text: `Start the return on your order’s page. Money goes back to the card or account that you paid with.\n\n- In its carton, with everything that came in it\n- Not installed, unless it is faulty\n- We pay for the return of goods that are faulty or not what you ordered`,
});

const shipping = (city: string): PolicyInput => ({
  kind: 'shipping',
  title: 'How we deliver',
  summary: `Leaves ${city} within a working day`,
  text: `Open the carton in front of the rider, and read out your delivery code only when the goods are right.\n\nOrders that we get before 14:00 leave ${city} the same day, later ones on the next working day.`,
});

const warranty = (years: number, what: string): PolicyInput => ({
  kind: 'warranty',
  title: 'Warranty',
  summary: `${years} ${years === 1 ? 'year' : 'years'} on ${what}`,
  text: `We repair or replace ${what} that fail within ${years} ${years === 1 ? 'year' : 'years'}.\n\n- Keep the invoice: its number is your warranty\n- Water, lightning and opened seals are not covered\n- Bring it to us, or we collect it at cost`,
});

const installation: PolicyInput = {
  kind: 'installation',
  title: 'Installation',
  summary: 'Installers we know, in 9 states',
  text: 'We do not install ourselves. Ask us for an installer whom we have trained; you pay them, and their work carries a year of their own warranty.',
};

export const demoPolicies: readonly (readonly [StoreKey, readonly PolicyInput[]])[] = [
  ['helios', [returns('helios'), shipping('Ikeja'), warranty(2, 'inverters'), installation]],
  ['duravolt', [returns('duravolt'), shipping('Ogba'), warranty(10, 'lithium batteries')]],
  ['kelvo', [returns('kelvo'), shipping('Onitsha'), warranty(10, 'compressors')]],
  ['garden', [returns('garden'), shipping('Port Harcourt'), warranty(1, 'regulators and burners')]],
  ['arewa', [returns('arewa'), shipping('Kano'), warranty(1, 'generators')]],
  [
    'coalcity',
    [returns('coalcity'), shipping('Enugu'), warranty(2, 'power stations'), installation],
  ],
  ['sitewell', [returns('sitewell'), shipping('Yaba')]],
  ['apapa', [returns('apapa'), shipping('Apapa')]],
  ['metra', [returns('metra'), shipping('Abuja'), warranty(5, 'meters')]],
  ['ibadan', [returns('ibadan'), shipping('Ibadan'), warranty(2, 'lamps and chargers')]],
];
