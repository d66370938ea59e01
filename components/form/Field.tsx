import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, size, space } from '../theme.ts';

/** Attributes that the control inside a Field must have. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface FieldProps {
  /** The form's name, used to make ids unique. */
  form: string;
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and error. Space for the error is always reserved, so the layout doesn't jump. */
export function Field({ form, name, label, required = false, hint, error, children }: FieldProps) {
  const id = `${form}-${name}`;
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
      })}
      <Message id={`${id}-error`} data-error={name}>
        {error}
      </Message>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  label {
    font-weight: 600;
  }
  label span {
    color: ${color.signal};
  }
`;

const Hint = styled.p`
  font-size: ${size.small};
  color: ${color.inkMuted};
`;

const Message = styled.p`
  min-height: 1.6em;
  padding-top: 0.15em;
  font-size: ${size.small};
  font-weight: 550;
  line-height: 1.45;
  color: ${color.signal};
`;

const control = css`
  width: 100%;
  min-height: 48px;
  margin-top: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.ruleStrong};
  background-color: ${color.raised};
  line-height: 1.5;
  &:focus-visible {
    border-color: ${color.accent};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border: 2px solid ${color.signal};
  }
`;

export const Input = styled.input`
  ${control}
`;

export const Select = styled.select`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`;
