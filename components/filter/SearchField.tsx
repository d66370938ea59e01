import { Input } from '../form/Field.tsx';
import { LabeledControl } from './Filters.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** The search box of a list, `q` in the query string. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <LabeledControl data-wide="">
      <span>{label}</span>
      <Input type="search" name="q" enterKeyHint="search" value={value} onChange={(event) => onType(event.target.value)} />
    </LabeledControl>
  );
}
