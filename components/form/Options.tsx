interface OptionsProps {
  /** The first option, for none. */
  choose: string;
  labels: Readonly<Record<string, string>>;
}

export function Options({ choose, labels }: OptionsProps) {
  return (
    <>
      <option value="">{choose}</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
