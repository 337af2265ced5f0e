import { startServer } from './fixtures/server';

const folder = process.env['E2E_SEEDED_FOLDER'];
if (folder === undefined) throw new Error('E2E_SEEDED_FOLDER is not set');
const server = await startServer(folder);
await server.stop();
