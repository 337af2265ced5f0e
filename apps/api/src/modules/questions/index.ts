import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { questionData } from './questions.repository';
import { questionsRoutes } from './questions.routes';
import { questionsService } from './questions.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly throttle: ThrottleService;
  readonly audit: AuditService;
  readonly config: Pick<Config, 'origins'>;
}

export function createQuestions(deps: Deps) {
  const questions = questionsService(deps);
  return {
    services: { questions },
    routes: [questionsRoutes({ questions })],
    personalData: { posts: [questionData] },
  };
}
