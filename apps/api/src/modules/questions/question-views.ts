import type {
  PlatformQuestion,
  Question,
  ReceivedQuestion,
} from '@market/domain/questions/question';
import { shortName } from '@market/domain/reviews/review';
import type { QuestionView } from './questions.repository';

const toAskedQuestion = ({ question: { id, text, createdAt }, ...person }: QuestionView) => ({
  id,
  text,
  asker: shortName(person),
  createdAt: createdAt.toISOString(),
});

const toAnswer = ({ question: { answer, answeredAt } }: QuestionView) =>
  answer === null || answeredAt === null
    ? undefined
    : { text: answer, answeredAt: answeredAt.toISOString() };

export function toQuestion(view: QuestionView): Question | undefined {
  const answer = toAnswer(view);
  return answer && { ...toAskedQuestion(view), answer };
}

export const toReceivedQuestion = (view: QuestionView): ReceivedQuestion => {
  const { state, productId, hiddenBy, hiddenReason } = view.question;
  return {
    ...toAskedQuestion(view),
    state,
    product: { id: productId, name: view.productName },
    answer: toAnswer(view),
    hidden:
      hiddenBy === null || hiddenReason === null
        ? undefined
        : { by: hiddenBy, reason: hiddenReason },
  };
};

export const toPlatformQuestion = (view: QuestionView): PlatformQuestion => ({
  ...toReceivedQuestion(view),
  store: { id: view.question.storeId, name: view.storeName },
});
