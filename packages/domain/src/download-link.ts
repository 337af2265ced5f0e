import * as z from 'zod/mini';
import { isoDateTime } from './contact';

/** A signed download URL that is valid for five minutes. */
export const downloadLinkSchema = z.object({ url: z.string(), expiresAt: isoDateTime });
export type DownloadLink = z.infer<typeof downloadLinkSchema>;
