/** What is around a filtered list: its form, category buttons, count and empty state. */
import type { FormEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Row } from '../layout/Row.ts';
import { belowTablet, color, font, from, size, space } from '../theme.ts';

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  label: string;
  children: ReactNode;
}

/**
 * The controls above a list. If the island can't be loaded, the form submits as a plain GET. With scripts off, the list
 * shows everything and the controls are hidden.
 */
export function FilterForm({ form, label, children }: FilterFormProps) {
  return (
    <Form ref={form} role="search" aria-label={label} method="get" autoComplete="off" onSubmit={closePhoneKeyboard}>
      <button type="submit" hidden>
        {label}
      </button>
      {children}
    </Form>
  );
}

/** The list already updates with every keystroke, so Enter only closes a phone's keyboard. */
function closePhoneKeyboard(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches) activeElement.blur();
}

interface ChoicesProps<Value extends string> {
  label: string;
  /** The parameter in the query string. */
  name: string;
  options: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A row of buttons with one pressed. */
export function Choices<Value extends string>({ label, name, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <Buttons role="group" aria-label={label}>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          aria-pressed={value === chosen}
          onClick={(event) => {
            event.preventDefault();
            onChoose(value);
          }}
        >
          {label}
          {count !== undefined && <b> {count}</b>}
        </button>
      ))}
    </Buttons>
  );
}

interface ResultCountProps {
  shown: number;
  total: number;
  /** Plural, e.g. 'articles'. */
  noun: string;
  /** 'of' in the page's language. */
  of?: string;
}

/** The number of entries in the list. Screen readers announce every change. */
export function ResultCount({ shown, total, noun, of = 'of' }: ResultCountProps) {
  return <Count role="status">{shown === total ? `${total} ${noun}` : `${shown} ${of} ${total} ${noun}`}</Count>;
}

interface NothingFoundProps {
  message: string;
  /** What to do next: a link or a button. */
  children?: ReactNode;
}

/** Shown instead of an empty list. */
export function NothingFound({ message, children }: NothingFoundProps) {
  return (
    <Nothing>
      <strong>{message}</strong>
      {children}
    </Nothing>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  @media (scripting: none) {
    display: none;
  }
`;

/** On phones, one row that scrolls sideways to the edges of the screen. */
const Buttons = styled(Row)`
  ${belowTablet} {
    flex-wrap: nowrap;
    margin: -6px -${space[4]};
    padding: 6px ${space[4]};
    overflow-x: auto;
  }
  column-gap: ${space[2]};
  button {
    flex: none;
    min-height: 48px;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.ruleStrong};
    background: ${color.raised};
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }
  ${from.tablet} {
    button {
      padding-inline: ${space[4]};
    }
  }
  button:hover {
    border-color: ${color.ink};
  }
  button[aria-pressed='true'] {
    border-color: ${color.dark};
    background: ${color.dark};
    color: ${color.onDark};
  }
  b {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: ${color.inkMuted};
  }
  [aria-pressed='true'] b {
    color: ${color.onDarkMuted};
  }
`;

const Count = styled.p`
  margin-block: ${space[4]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.inkMuted};
`;

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding-block: ${space[2]} ${space[6]};
  strong {
    max-width: 34rem;
    font: 540 ${size.h3}/1.25 ${font.heading};
    text-wrap: balance;
  }
`;
