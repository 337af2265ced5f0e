export const help = `pnpm new endpoint <module> <name> --access <rule> --columns <names>
pnpm new feature <app> <noun> --endpoint <group.name>

Writes an endpoint over a table of a module, or the screen of a list endpoint, with tests. Changes
nothing when a name is unknown or in use, or when there is no place for the code.

Options of endpoint
  --list                a page of rows; without it, one row
  --method <method>     get (default), post, patch or delete: the row is read by its id, added,
                        changed or deleted
  --access <rule>       a rule of packages/api-client/src/contract/access.ts; a store's rule limits
                        every query to the store's rows
  --columns <names>     what the response contains; later endpoints of the noun use the same
  --input <names>       what the request contains
  --noun <noun>         default: the name of the table
  --table <name>        default: the only table of the module
  --path <path>         default: /<noun>s
  --group <name>        default: the group of the module
  --sample <col=value>  the test's value of a column with a type of its own; can be repeated

Options of feature
  --endpoint <name>     the list endpoint
  --remove <name>       the endpoint of a delete button with a confirmation
  --title <title>       the name of the screen
  --icon <name>         an icon of lucide-react; default: List
  --sidebar <group>     the group of the sidebar`;
