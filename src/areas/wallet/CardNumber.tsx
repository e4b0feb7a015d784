interface CardNumberProps {
  label: string;
  number: string;
  className: string | undefined;
}

/** A number by itself in large type; its name is for those who do not see where it stands. */
export function CardNumber({ label, number, className }: CardNumberProps) {
  if (number === '') return null;
  return (
    <p className={className}>
      <span className="visually-hidden">{label} </span>
      <span>{number}</span>
    </p>
  );
}
