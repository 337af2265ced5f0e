import { questionsRoutes } from './questions.routes';
import { questionsService } from './questions.service';

export { questionData } from './questions.repository';

/** Questions of customers to stores. */
export function createQuestions(deps: Parameters<typeof questionsService>[0]) {
  const questions = questionsService(deps);
  return { services: { questions }, routes: [questionsRoutes({ questions })] };
}
