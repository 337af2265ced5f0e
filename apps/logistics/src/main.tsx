import '@market/ui/styles.css';
import '@market/ui/themes/logistics.css';
import { startConsole } from '@market/console/shell/start-console';
import { paths } from './app/paths';
import { routes } from './app/routes';

startConsole({ app: 'logistics', routes, signInPath: paths.signIn.href() });
