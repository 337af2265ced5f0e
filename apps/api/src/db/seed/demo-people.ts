interface Place {
  readonly stateOrRegion: string;
  readonly lga: string;
  readonly address: string;
  readonly landmark?: string;
}

const firstNames = [
  'Adaeze',
  'Bashir',
  'Chinedu',
  'Damilola',
  'Efe',
  'Folake',
  'Gambo',
  'Hauwa',
  'Ikenna',
  'Jumoke',
  'Kelechi',
  'Lami',
  'Maryam',
  'Nnamdi',
  'Omotola',
  'Preye',
  'Rukayat',
  'Segun',
  'Timipre',
  'Uche',
];
const lastNames = [
  'Akpan',
  'Balogun',
  'Dike',
  'Ekong',
  'Gbadamosi',
  'Ibrahim',
  'Mohammed',
  'Nwachukwu',
  'Ogunleye',
  'Okoro',
  'Sanni',
  'Umar',
  'Williams',
];

/** Where customers live. Every third address is in Lagos. */
const places: readonly Place[] = [
  { stateOrRegion: 'Lagos', lga: 'Ikeja', address: '27 Opebi Road' },
  { stateOrRegion: 'Rivers', lga: 'Obio/Akpor', address: '6 Stadium Road, Rumuomasi' },
  {
    stateOrRegion: 'Federal Capital Territory',
    lga: 'Abuja Municipal',
    address: '18 Gimbiya Street, Area 11, Garki',
  },
  { stateOrRegion: 'Lagos', lga: 'Eti Osa', address: 'Flat 4, 9 Admiralty Way, Lekki' },
  { stateOrRegion: 'Kano', lga: 'Tarauni', address: '33 Zoo Road' },
  { stateOrRegion: 'Oyo', lga: 'Ibadan North', address: '11 Awolowo Avenue, Bodija' },
  { stateOrRegion: 'Lagos', lga: 'Surulere', address: '52 Bode Thomas Street' },
  { stateOrRegion: 'Enugu', lga: 'Enugu North', address: '3 Chime Avenue, New Haven' },
  { stateOrRegion: 'Kaduna', lga: 'Kaduna South', address: '14 Kachia Road' },
  { stateOrRegion: 'Lagos', lga: 'Kosofe', address: '8 CMD Road, Magodo' },
  { stateOrRegion: 'Edo', lga: 'Oredo', address: '21 Airport Road, Benin City' },
  { stateOrRegion: 'Anambra', lga: 'Onitsha North', address: '40 Awka Road' },
  { stateOrRegion: 'Lagos', lga: 'Alimosho', address: '5 Ipaja Road' },
  { stateOrRegion: 'Ogun', lga: 'Abeokuta South', address: '17 Quarry Road, Ibara' },
  { stateOrRegion: 'Plateau', lga: 'Jos North', address: '2 Rayfield Road' },
  { stateOrRegion: 'Lagos', lga: 'Ikorodu', address: '64 Lagos Road' },
  { stateOrRegion: 'Delta', lga: 'Warri South', address: '10 Deco Road' },
];

const toPhoneNumber = (number: number): string => `0806 440 ${String(1000 + number)}`;
const getCyclic = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

/** A different name for each number up to 260. */
const toCustomer = (number: number) => {
  const firstName = getCyclic(firstNames, number);
  const lastName = getCyclic(lastNames, number * 5 + Math.floor(number / 20));
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    phoneNumber: toPhoneNumber(number),
    place: getCyclic(places, number),
  };
};

const SHOPPERS = 60;
const PEOPLE = 260;

export const demoCustomers = Array.from({ length: SHOPPERS }, (_, index) => toCustomer(index));

/** People who follow stores and have not bought yet. */
export const demoVisitors = Array.from({ length: PEOPLE - SHOPPERS }, (_, index) =>
  toCustomer(SHOPPERS + index),
);

/** The demo customer's addresses. The first one is the default. */
export const demoCustomerPlaces: readonly Place[] = [
  {
    stateOrRegion: 'Lagos',
    lga: 'Ikeja',
    address: '14 Adeniyi Jones Avenue',
    landmark: 'The blue gate opposite the pharmacy',
  },
  { stateOrRegion: 'Anambra', lga: 'Idemili North', address: '5 Nkpor Old Road, Obosi' },
];

export const demoDispatchers = [
  {
    firstName: 'Ibrahim',
    lastName: 'Garba',
    email: 'ibrahim.garba@demo.example',
    phoneNumber: '0803 555 0231',
  },
  {
    firstName: 'Blessing',
    lastName: 'Etim',
    email: 'blessing.etim@demo.example',
    phoneNumber: '0803 555 0232',
  },
];

/** A person who works for the partner of the demo account. */
export const demoPartnerPerson = {
  firstName: 'Joy',
  lastName: 'Danjuma',
  email: 'joy@quickfleet.example',
  phoneNumber: '0803 555 0235',
};

export const demoPartners = [
  {
    firstName: 'Kabiru',
    lastName: 'Shehu',
    email: 'desk@savannahaulage.example',
    phoneNumber: '0807 555 0233',
    companyName: 'Savanna Haulage',
  },
  {
    firstName: 'Boma',
    lastName: 'Jack',
    email: 'desk@coastline.example',
    phoneNumber: '0809 555 0234',
    companyName: 'Coastline Logistics',
  },
];

/**
 * Partners that signed up in the last few days. `isSubmitted` says whether the partner has
 * submitted its application.
 */
export const newDemoPartners = [
  {
    firstName: 'Efe',
    lastName: 'Omoruyi',
    email: 'office@deltaline.example',
    phoneNumber: '0803 555 0177',
    companyName: 'Delta Line Movers',
    isSubmitted: true,
  },
  {
    firstName: 'Hauwa',
    lastName: 'Sani',
    email: 'hello@northstar.example',
    phoneNumber: '0806 555 0178',
    companyName: 'Northstar Couriers',
    isSubmitted: false,
  },
];
