import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { applicationFieldLabel } from '../model/application-field-labels';
import { OpenDocument } from './open-document';

type Changes = NonNullable<StoreApplicationDetail['changes']>;

/** What the merchant changed since the store was sent back, before and after side by side. */
export function ApplicationChanges({
  changes,
  answer,
}: {
  changes: Changes;
  /** The merchant's reply to the reason. */
  answer: string | undefined;
}) {
  return (
    <section className="mb-6">
      <h3 className="mb-2.5 text-sm font-semibold">Changes since it was sent back</h3>
      {answer && (
        <p className="mb-2.5 text-sm break-words whitespace-pre-line">
          <b className="font-semibold">Merchant’s answer:</b> {answer}
        </p>
      )}
      {changes.length === 0 ? (
        <p className="text-sm text-muted">The merchant changed none of the data.</p>
      ) : (
        <table className="w-full table-fixed overflow-clip rounded-2 border border-line text-left text-sm">
          <thead className="bg-sunken text-xs text-text-2">
            <tr>
              <th scope="col" className="w-1/4 px-3 py-2 font-semibold">
                Field
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                Before
              </th>
              <th scope="col" className="px-3 py-2 font-semibold">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="px-3 py-2 font-normal wrap-anywhere text-muted">
                  {applicationFieldLabel(field)}
                </th>
                <td className="px-3 py-2 wrap-anywhere bg-danger-soft text-on-danger-soft">
                  <Value field={field} value={before} />
                </td>
                <td className="px-3 py-2 font-medium wrap-anywhere bg-success-soft text-on-success-soft">
                  <Value field={field} value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
