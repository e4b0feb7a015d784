interface FactProps {
  name: string;
  value: string | undefined;
}

/** One line of a `<dl>`; none without a value. */
export function Fact({ name, value }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
