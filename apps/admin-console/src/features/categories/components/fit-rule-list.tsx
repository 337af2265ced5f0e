import { useMutation } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { focusOnMount } from '@market/console/row-form-focus';
import type { CategoryNode } from '@market/domain/catalogue/category-tree';
import type { ListedFitRule } from '@market/domain/catalogue/fit-rule.schema';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { removeFitRule } from '../categories.queries';
import { checkText, suggestsText } from '../model/fit-rule-texts';

const FitRuleForm = lazy(async () => ({ default: (await import('./fit-rule-form')).FitRuleForm }));

interface FitRuleListProps {
  rows: readonly CategoryNode[];
  category: CategoryNode;
  rules: readonly ListedFitRule[];
  hrefOf: (id: string) => string;
}

export function FitRuleList({ rows, category, rules, hrefOf }: FitRuleListProps) {
  const [edited, setEdited] = useState<string | 'new'>();
  // The button that opened the form gets the focus back when the form closes.
  const [last, setLast] = useState<string>();
  const edit = (id: string) => {
    setEdited(id);
    setLast(id);
  };
  const form = (rule?: ListedFitRule) => (
    <Suspense>
      <FitRuleForm
        rows={rows}
        category={category}
        rule={rule}
        onClose={() => setEdited(undefined)}
      />
    </Suspense>
  );
  return (
    <section
      aria-labelledby="fit-rules"
      className="overflow-clip rounded-3 border border-line bg-surface"
    >
      <header className="border-b border-line px-4 py-3.5 md:px-5">
        <h2 id="fit-rules" className="text-md font-semibold">
          Goes with
        </h2>
        <p className="text-sm text-text-2">
          {rules.length === 0
            ? 'No rules yet. A rule compares attributes of two categories. The shop suggests products that pass all checks of the rule.'
            : 'The shop suggests products that pass all checks of a rule.'}
        </p>
      </header>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} className="border-b border-line">
            {edited === rule.id ? (
              form(rule)
            ) : (
              <RuleRow
                rule={rule}
                hrefOf={hrefOf}
                editButton={last === rule.id ? focusOnMount : undefined}
                onEdit={() => edit(rule.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        form()
      ) : (
        <div className="px-4 py-3.5 md:px-5">
          <Button
            ref={last === 'new' ? focusOnMount : undefined}
            icon={<Plus size={17} />}
            onClick={() => edit('new')}
          >
            Add a rule
          </Button>
        </div>
      )}
    </section>
  );
}

interface RuleRowProps {
  rule: ListedFitRule;
  hrefOf: (id: string) => string;
  editButton: Ref<HTMLButtonElement> | undefined;
  onEdit: () => void;
}

function RuleRow({ rule, hrefOf, editButton, onEdit }: RuleRowProps) {
  const { api } = useServices();
  const remove = useMutation(removeFitRule(api));
  const { id, noun, otherNoun, checks, attributes } = rule;
  const name = `${noun} and ${otherNoun}`;
  const side = (categoryId: string, path: string, products: number) => (
    <>
      <Link to={hrefOf(categoryId)} className="font-semibold wrap-anywhere hover:underline">
        {path}
      </Link>
      <span className="text-text-2">{` (${pluralise(products, 'product')} ${products === 1 ? 'fits' : 'fit'})`}</span>
    </>
  );
  return (
    <div className="flex items-start gap-3 px-4 py-3 md:px-5">
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <p>
          {side(rule.categoryId, rule.category, rule.fitting)}
          <span className="text-text-2"> with </span>
          {side(rule.otherCategoryId, rule.otherCategory, rule.otherFitting)}
        </p>
        {rule.suggests !== 'both' && (
          <p className="text-text-2">
            {suggestsText(rule.suggests, rule).replace('Only', 'Suggests only')}
          </p>
        )}
        <ul className="text-text-2">
          {checks.map((check, place) => (
            <li key={place} className="wrap-anywhere">
              {checkText(check, attributes)}
            </li>
          ))}
        </ul>
      </div>
      <span className="grid flex-none grid-cols-2">
        <IconButton
          size="sm"
          ref={editButton}
          label={`Change ${name}`}
          icon={<Pencil size={16} />}
          onClick={onEdit}
        />
        <ConfirmDialog
          title={`Delete the rule “${name}”?`}
          confirmLabel="Delete rule"
          busyLabel="Deleting…"
          onConfirm={() => remove.mutateAsync({ params: { id } })}
          trigger={<IconButton size="sm" label={`Delete ${name}`} icon={<Trash2 size={16} />} />}
        >
          {`The shop no longer suggests matches for ${pluralise(rule.fitting + rule.otherFitting, 'product')}.`}
        </ConfirmDialog>
      </span>
    </div>
  );
}
