import battery from '../../src/illustrations/lithium-stack.svg';
import generator from '../../src/illustrations/generator.svg';
import inverter from '../../src/illustrations/inverter.svg';
import kit from '../../src/illustrations/lpg-kit.svg';
import panel from '../../src/illustrations/solar-panel.svg';
import toolbox from '../../src/illustrations/toolbox.svg';
import type { ProductCardProduct } from '../../src/components/product-card';
import type { StatusTone } from '../../src/components/status-tag';

export const art = { battery, generator, inverter, kit, panel, toolbox };

export const brand = { name: 'Voltmart' };

export const banks = [
  { value: 'gtb', label: 'Guaranty Bank', group: 'Often used' },
  { value: 'zen', label: 'Zenith Bank', group: 'Often used' },
  { value: 'acc', label: 'Access Bank', group: 'All banks' },
  { value: 'fcm', label: 'First City Bank', group: 'All banks', disabled: true },
  { value: 'ube', label: 'United Bank', group: 'All banks' },
];

export const pictures = [
  { id: '1', url: inverter, alt: 'Front' },
  { id: '2', url: panel, alt: 'With panels' },
  { id: '3', url: battery, alt: 'With battery' },
];

export type Order = {
  id: string;
  customer: string;
  place: string;
  item: string;
  totalKobo: number;
  status: string;
  tone: StatusTone;
  placed: string;
};

export const orders: Order[] = [
  {
    id: 'VM-204918',
    customer: 'Chidinma Okafor',
    place: 'Surulere, Lagos',
    item: 'Axora H5 hybrid inverter',
    totalKobo: 126850000,
    status: 'Pending',
    tone: 'pending',
    placed: 'Today, 14:06',
  },
  {
    id: 'VM-204911',
    customer: 'Gbenga Afolabi',
    place: 'Ikorodu, Lagos',
    item: 'Sunforge 585 W panel',
    totalKobo: 122600000,
    status: 'Confirmed',
    tone: 'confirmed',
    placed: 'Today, 12:31',
  },
  {
    id: 'VM-204903',
    customer: 'Zainab Sule',
    place: 'Barnawa, Kaduna',
    item: 'Axora H8 hybrid inverter',
    totalKobo: 179920000,
    status: 'In transit',
    tone: 'moving',
    placed: 'Today, 09:48',
  },
  {
    id: 'VM-204842',
    customer: 'Blessing Edet',
    place: 'Uyo, Akwa Ibom',
    item: 'Voltra Eco 4 kVA inverter',
    totalKobo: 70590000,
    status: 'Delivered',
    tone: 'done',
    placed: '18 Nov, 16:02',
  },
  {
    id: 'VM-204815',
    customer: 'Folake Adewale',
    place: 'Bodija, Ibadan',
    item: 'Axora H5 hybrid inverter',
    totalKobo: 128100000,
    status: 'Return requested',
    tone: 'problem',
    placed: '17 Nov, 18:44',
  },
  {
    id: 'VM-204770',
    customer: 'Segun Alabi',
    place: 'Abeokuta, Ogun',
    item: 'Tembo Grid 6 kVA inverter',
    totalKobo: 156130000,
    status: 'Cancelled',
    tone: 'neutral',
    placed: '16 Nov, 08:50',
  },
];

export const products: ProductCardProduct[] = [
  {
    name: 'Axora H5 hybrid inverter, 5 kVA 48 V, dual MPPT',
    to: '#1',
    imageUrl: inverter,
    priceKobo: 125000000,
    wasKobo: 139000000,
    storeName: 'Helios Yard',
    storeVerified: true,
    rating: '5 kVA',
    stars: { value: 4.8, count: 212 },
    delivery: 'Lagos in 1–2 days',
  },
  {
    name: 'Homefire 12.5 kg gas starter kit with two-burner stove',
    to: '#2',
    imageUrl: kit,
    priceKobo: 11890000,
    wasKobo: 13400000,
    storeName: 'Garden City Gas',
    storeVerified: true,
    rating: '12.5 kg',
    stars: { value: 4.6, count: 254 },
    delivery: 'Rivers in 1 day',
  },
  {
    name: 'Tembo TG3500E petrol generator, key start',
    to: '#3',
    imageUrl: generator,
    priceKobo: 48600000,
    storeName: 'Arewa Power Mart',
    rating: '3.5 kVA',
    stars: { value: 4.4, count: 87 },
    delivery: 'Kano in 1 day',
  },
  {
    name: 'Fieldmate installer tool box, 61 pieces',
    to: '#4',
    imageUrl: toolbox,
    priceKobo: 8850000,
    wasKobo: 9700000,
    storeName: 'Sitewell Supplies',
    rating: '61 pc',
    stars: { value: 4.6, count: 35 },
    soldOut: true,
  },
  {
    name: 'Duravolt Stack lithium battery, 51.2 V 100 Ah',
    to: '#5',
    imageUrl: null,
    priceKobo: 168000050,
    storeName: 'Duravolt Outlet',
    storeVerified: true,
    rating: '5.12 kWh',
  },
];
