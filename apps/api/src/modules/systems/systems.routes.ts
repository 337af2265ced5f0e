import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { HomeSystemService } from './home-system.service';
import type { SizingService } from './sizing.service';

interface SystemServices {
  readonly homeSystem: HomeSystemService;
  readonly sizing: SizingService;
}

export const systemsRoutes = ({ homeSystem, sizing }: SystemServices): Routes =>
  endpoints(contract.systems, {
    home: () => homeSystem.home(),
    propose: ({ query }) => sizing.size(query),
    editable: () => homeSystem.editable(),
    publish: ({ principal, body }) => homeSystem.publish(principal, body),
    remove: ({ principal }) => homeSystem.remove(principal),
  });
