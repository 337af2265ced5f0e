import { email } from '@market/domain/field.schema';
import { createModules } from './compose';
import { readConfig } from './config';
import { prepareServer, startServer } from './start-server';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `create-super-admin <email>` creates the first account of an installation and prints a link for
 * choosing its password.
 */
async function createSuperAdmin(address: string | undefined): Promise<void> {
  const parsed = email.safeParse(address ?? '');
  if (!parsed.success)
    throw new Error(
      'Enter the email address of the new super admin: create-super-admin name@example.com',
    );
  const { database, dependencies } = await prepareServer(readConfig(process.env), print);
  try {
    const link = await createModules(dependencies).services.accounts.superAdminLink(parsed.data);
    print(`Choose the password within 30 minutes at\n  ${link}`);
  } finally {
    await database.close();
  }
}

/**
 * `recount-sales`: rebuilds balances, sales figures, finance figures and the reconciliation from the
 * ledger.
 */
async function recountSales(): Promise<void> {
  const { database, dependencies, timed } = await prepareServer(readConfig(process.env), print);
  try {
    const { sales, finance, reconciliation } = createModules(dependencies).services;
    await timed('Rebuilding the sales figures', () => sales.rebuildProjection());
    await timed('Rebuilding the finance figures', () => finance.rebuildFigures());
    await timed('Rebuilding the reconciliation', () => reconciliation.rebuild());
  } finally {
    await database.close();
  }
}

/**
 * Runs the command named on the command line, or the server when there is none. Throws for an
 * unknown command.
 */
export async function runCommand([command, argument]: readonly string[]): Promise<void> {
  if (command === undefined) await startServer(readConfig(process.env), print);
  else if (command === 'create-super-admin') await createSuperAdmin(argument);
  else if (command === 'recount-sales') await recountSales();
  else
    throw new Error(
      `Unknown command ${command}. The commands are create-super-admin <email> and recount-sales. Without a command, the server starts.`,
    );
}
