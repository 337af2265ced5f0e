import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { ChangeTable } from '../../../shared/change-table';
import { applicationFieldLabel } from '../model/application-field-labels';
import { OpenDocument } from '@market/console/documents/document-link';

type Changes = NonNullable<StoreApplicationDetail['changes']>;

export function ApplicationChanges({
  changes,
  answer,
}: {
  changes: Changes;
  /** The merchant's reply to the reason for sending the store back. */
  answer: string | undefined;
}) {
  return (
    <section className="mb-6">
      <h3 className="mb-2.5 text-sm font-semibold">Changes since it was sent back</h3>
      {answer && (
        <p className="mb-2.5 text-sm break-words whitespace-pre-line">
          <b className="font-semibold">Message from the merchant:</b> {answer}
        </p>
      )}
      {changes.length === 0 ? (
        <p className="text-sm text-muted">The merchant did not change any details.</p>
      ) : (
        <ChangeTable
          changes={changes.map(({ field, before, after }) => ({
            field,
            label: applicationFieldLabel(field),
            before: <Value field={field} value={before} />,
            after: <Value field={field} value={after} />,
          }))}
        />
      )}
    </section>
  );
}

function Value({ field, value }: { field: string; value: string | undefined }) {
  if (value === undefined) return 'nothing';
  if (field === 'idDocument' || field === 'proofOfAddress')
    return <OpenDocument url={value} missing="No file" />;
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
