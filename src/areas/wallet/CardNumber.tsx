interface CardNumberProps {
  label: string;
  number: string;
  className: string | undefined;
}

/** A number in large type. Its label is for screen readers only. */
export function CardNumber({ label, number, className }: CardNumberProps) {
  if (number === '') return null;
  return (
    <p className={className}>
      <span className="visually-hidden">{label} </span>
      <span>{number}</span>
    </p>
  );
}
