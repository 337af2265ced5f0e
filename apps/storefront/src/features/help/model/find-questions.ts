import { helpTopics, type HelpQuestion } from './topics';

const allQuestions = helpTopics.flatMap(({ questions }) => questions);

/** The questions that shoppers ask most, in this order. */
export const mostAsked: readonly HelpQuestion[] = [
  'nobody-at-home',
  'delivery-code',
  'two-deliveries',
  'money-back',
].flatMap((id) => allQuestions.find((question) => question.id === id) ?? []);

/** Words that do not affect what a question is about. */
const fillerWords = new Set([
  'a',
  'an',
  'at',
  'do',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'of',
  'the',
  'to',
  'what',
]);

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !fillerWords.has(word)) ?? [];

/**
 * The questions in which every search word is the beginning of a word. Matches in the question
 * itself come before matches in the answer.
 */
export function findQuestions(search: string): readonly HelpQuestion[] {
  const searchWords = splitWords(search).map((word) => word.replace(/s$/, ''));
  if (searchWords.length === 0) return [];
  const matches = (text: string): boolean => {
    const words = splitWords(text);
    return searchWords.every((word) => words.some((each) => each.startsWith(word)));
  };
  const questionMatches = allQuestions.filter(({ question }) => matches(question));
  const inAnswer = allQuestions.filter(
    (each) => !questionMatches.includes(each) && matches([each.question, ...each.answer].join(' ')),
  );
  return [...questionMatches, ...inAnswer];
}
