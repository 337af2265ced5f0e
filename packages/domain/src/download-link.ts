import * as z from 'zod/mini';
import { isoDateTime } from './contact';

/** An address at which a file is downloaded, for five minutes. */
export const downloadLinkSchema = z.object({ url: z.string(), expiresAt: isoDateTime });
export type DownloadLink = z.infer<typeof downloadLinkSchema>;
