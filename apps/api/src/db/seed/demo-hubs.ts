import type { StoreKey } from './demo-stores';

interface PlannedHubApplication {
  readonly store: StoreKey;
  readonly hub: (typeof demoHubs)[number]['name'];
  readonly note: string;
  /** Days before the end of the timeline. */
  readonly daysAgo: number;
  /** Undefined while the application is pending. */
  readonly outcome?: 'approved' | { readonly declined: string };
}

/** The platform's hubs. */
export const demoHubs = [
  {
    name: 'Ikeja hub',
    phoneNumber: '0803 555 0301',
    street: '3 Kudirat Abiola Way',
    city: 'Ikeja',
    state: 'Lagos',
  },
  {
    name: 'Abuja hub',
    phoneNumber: '0803 555 0302',
    street: '8 Airport Road',
    city: 'Abuja Municipal',
    state: 'Federal Capital Territory',
  },
  {
    name: 'Port Harcourt hub',
    phoneNumber: '0803 555 0303',
    street: '21 Trans Amadi Layout',
    city: 'Port Harcourt',
    state: 'Rivers',
  },
  {
    name: 'Kano hub',
    phoneNumber: '0803 555 0304',
    street: '5 Zaria Road',
    city: 'Nasarawa',
    state: 'Kano',
  },
] as const;

export const demoHubApplications: readonly PlannedHubApplication[] = [
  {
    store: 'helios',
    hub: 'Ikeja hub',
    note: 'About 40 parcels a week, the largest a 550 W panel.',
    daysAgo: 210,
    outcome: 'approved',
  },
  {
    store: 'metra',
    hub: 'Abuja hub',
    note: 'Small parcels, brought every morning.',
    daysAgo: 160,
    outcome: 'approved',
  },
  {
    store: 'apapa',
    hub: 'Ikeja hub',
    note: 'Drums of 200 litres.',
    daysAgo: 30,
    outcome: {
      declined: 'The Ikeja hub cannot store oil in drums. Apply again for cans of up to 25 litres.',
    },
  },
  {
    store: 'arewa',
    hub: 'Kano hub',
    note: 'Generators on pallets, two or three a week.',
    daysAgo: 4,
  },
  {
    store: 'garden',
    hub: 'Port Harcourt hub',
    note: 'Empty cylinders and burners only.',
    daysAgo: 2,
  },
];
