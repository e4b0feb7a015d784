interface FactProps {
  name: string;
  value: string | undefined;
}

/** A line of a `<dl>`. Shows nothing without a value. */
export function Fact({ name, value }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
