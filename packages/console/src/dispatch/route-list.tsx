interface Stop {
  name: string;
  place: string | undefined;
}

export function RouteList({ pickUp, drop }: { pickUp: Stop; drop: Stop }) {
  return (
    <ol className="grid text-sm">
      <li className="relative pb-3.5 pl-6.5">
        <span
          aria-hidden="true"
          className="absolute top-1.5 left-0.5 size-3 rounded-full border-2 border-text bg-surface"
        />
        <span
          aria-hidden="true"
          className="absolute top-5 -bottom-1 left-[7px] border-l-2 border-dotted border-control"
        />
        <StopText kind="From" {...pickUp} />
      </li>
      <li className="relative pl-6.5">
        <span
          aria-hidden="true"
          className="absolute top-1.5 left-0.5 size-3 border-2 border-text bg-accent"
        />
        <StopText kind="To" {...drop} />
      </li>
    </ol>
  );
}

function StopText({ kind, name, place }: Stop & { kind: string }) {
  return (
    <>
      <span className="sr-only">{`${kind} `}</span>
      <b className="block text-base font-semibold wrap-anywhere">{name}</b>
      {place && <span className="block text-muted wrap-anywhere">{place}</span>}
    </>
  );
}
