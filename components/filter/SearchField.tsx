import { Input } from '../form/Field.tsx';
import { Labelled } from './Filters.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  /** Told of every letter. */
  onType: (text: string) => void;
}

/** What is looked for in a list, as the parameter `q` of the address. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <Labelled data-wide="">
      <span>{label}</span>
      <Input type="search" name="q" enterKeyHint="search" value={value} onChange={(event) => onType(event.target.value)} />
    </Labelled>
  );
}
