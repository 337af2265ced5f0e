import { CreditCard, Package, Store, Truck, Undo2, UserRound, type LucideIcon } from 'lucide-react';
import { helpTopics, type HelpLink } from '../model/topics';
import { QuestionList } from './question-list';

const icons: Readonly<Record<string, LucideIcon>> = {
  delivery: Truck,
  returns: Undo2,
  paying: CreditCard,
  order: Package,
  account: UserRound,
  selling: Store,
};

export function HelpTopics({ hrefOf }: { hrefOf: (to: HelpLink) => string }) {
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {helpTopics.map(({ id, title, note, questions }) => {
        const Icon = icons[id];
        return (
          <li
            key={id}
            id={id}
            className="scroll-mt-4 rounded-3 border border-line bg-surface px-5 pt-5 pb-2 md:px-6"
          >
            <h2 className="flex items-center gap-2.5 text-lg font-semibold">
              {Icon && <Icon size={20} />} {title}
            </h2>
            <p className="mt-1 mb-2 text-sm text-text-2">{note}</p>
            <QuestionList questions={questions} hrefOf={hrefOf} />
          </li>
        );
      })}
    </ul>
  );
}
