import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@market/testing/postgres';
import { openPostgres } from '../db/postgres';
import { auditedEndpoints } from './audit/audited-endpoints';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an empty file for each endpoint that has written its audit entry. */
    auditProofs: string;
    /** URLs of a PostgreSQL server, and of a migrated, empty database on it to copy. */
    postgres: { server: string; template: string };
  }
}

/**
 * Migrates PostgreSQL once for all test files. They start with a copy, which takes a fifth of the
 * time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const checkProofs = await collectAuditProofs(project);
  const server = await startPostgres();
  const template = await server.createDatabase();
  const database = openPostgres({ url: template, connections: 1, onError: () => undefined });
  await database.migrate();
  await database.close();
  project.provide('postgres', { server: server.url, template });
  return async () => {
    await server.stop();
    await checkProofs();
  };
}

/**
 * Fails after a run of all tests when none of them has seen the audit entry of an endpoint. A run of
 * only some tests is not checked.
 */
async function collectAuditProofs(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'market-audit-'));
  project.provide('auditProofs', folder);
  return async () => {
    const proven = new Set(await readdir(folder));
    await rm(folder, { recursive: true, force: true });
    const { testFiles } = await project.globTestFiles();
    const { config, vitest } = project;
    if (vitest.state.getPaths().length < testFiles.length || config.testNamePattern) return;
    const missing = Object.keys(auditedEndpoints).filter((name) => !proven.has(name));
    if (missing.length === 0) return;
    // Vitest reports teardown errors without failing the run.
    process.exitCode = 1;
    throw new Error(`No test sees the audit entry of ${missing.join(', ')}.`);
  };
}
