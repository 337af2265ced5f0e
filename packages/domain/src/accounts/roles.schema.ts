import * as z from 'zod/mini';
import { resources, roles, userTypes } from './roles';

export const roleSchema = z.enum(roles);
export const userTypeSchema = z.enum(userTypes);
export const resourceSchema = z.enum(resources);
