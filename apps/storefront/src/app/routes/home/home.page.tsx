import { useServices } from '@market/web-kit/services';
import { Hero } from './hero';
import { DailyProduct, Deals, Newest, Outlets, SupplyRoom } from './home-sections';
import { Promises } from './promises';

export function HomePage() {
  const { config } = useServices();
  return (
    <>
      <title>{`${config.platformName}: power for the house, from checked stores`}</title>
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
