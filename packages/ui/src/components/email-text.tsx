import { Fragment } from 'react';

/** An email address that breaks before its @ and its dots, rather than inside a word. */
export function EmailText({ children: email }: { children: string }) {
  const [start, ...parts] = email.split(/(?=[@.])/);
  return (
    <span className="wrap-anywhere">
      {start}
      {parts.map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
