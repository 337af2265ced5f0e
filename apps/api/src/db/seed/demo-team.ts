import type { StoreResource } from '@market/domain/staff/staff-roles';

interface Colleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly resources: readonly StoreResource[];
}

/** Staff of the demo merchant, besides the demo staff account. */
export const demoTeam: readonly Colleague[] = [
  {
    firstName: 'Olúwadámiláre',
    lastName: 'Ọlátúnjí-Adéyẹmí',
    email: 'dare@heliosyard.example',
    phoneNumber: '0803 555 0401',
    resources: ['orders', 'returns'],
  },
  {
    firstName: 'Chukwuemeka',
    lastName: 'Nwachukwu',
    email: 'emeka@heliosyard.example',
    phoneNumber: '0803 555 0402',
    resources: ['payouts', 'transactions', 'reports'],
  },
  {
    firstName: 'Hadiza',
    lastName: 'Bello',
    email: 'hadiza@heliosyard.example',
    phoneNumber: '0803 555 0403',
    resources: ['products', 'coupons', 'theme'],
  },
];

/** Invited two days ago; the link is in the outbox. */
export const invitedColleague: Colleague = {
  firstName: 'Ìfẹ́olúwa',
  lastName: 'Bánkọ́lé',
  email: 'ife@heliosyard.example',
  phoneNumber: '0803 555 0404',
  resources: ['orders', 'returns', 'testimonials', 'policies'],
};
