import { PageTitle } from '../../../shared/page-title';
import { Hero } from './hero';
import { DailyProduct, Deals, Newest, Outlets, SupplyRoom } from './home-sections';
import { Promises } from './promises';

export function HomePage() {
  return (
    <>
      <PageTitle>Power for the house, from checked stores</PageTitle>
      <Hero />
      <Promises />
      <SupplyRoom />
      <Deals />
      <Outlets />
      <DailyProduct />
      <Newest />
    </>
  );
}
