import { styled } from 'styled-components';
import { Input, Select } from '../form/Field.tsx';
import { space } from '../theme.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** The search box of a list, `q` in the query string. */
export function SearchField({ label, value, onType }: SearchFieldProps) {
  return (
    <Search>
      <span>{label}</span>
      <Input type="search" name="q" enterKeyHint="search" value={value} onChange={(event) => onType(event.target.value)} />
    </Search>
  );
}

interface DropdownProps<Value extends string> {
  label: string;
  /** The parameter in the query string. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

export function Dropdown<Value extends string>({ label, name, options, value, onChoose }: DropdownProps<Value>) {
  function choose(index: number) {
    const chosen = options[index];
    if (chosen) onChoose(chosen.value);
  }
  return (
    <Control>
      <span>{label}</span>
      <Select name={name} value={value} onChange={({ target }) => choose(target.selectedIndex)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Control>
  );
}

/** In one row where there's room. */
export const ControlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
`;

const Control = styled.label`
  display: grid;
  flex: 1 1 9rem;
  align-content: end;
  min-width: 0;
  max-width: 36rem;
  & > span {
    font-weight: 600;
  }
`;

const Search = styled(Control)`
  flex: 2 1 13rem;
`;
