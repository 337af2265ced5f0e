export { staffRoutes } from './staff.routes';
export { staffService, type StaffService } from './staff.service';
