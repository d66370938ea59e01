import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme.ts';

/** A link that looks like a button. `data-kind` is main (the default), quiet or signal. */
export const ButtonLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 48px;
  padding: ${space[2]} ${space[5]};
  border: 2px solid ${color.ink};
  background: ${color.tape};
  color: ${color.ink};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.ink};
    color: ${color.tape};
    text-decoration: none;
  }
  &[data-kind='quiet'] {
    background: transparent;
    border-color: currentColor;
    color: ${color.ink};
  }
  &[data-kind='quiet']:hover {
    background: ${color.raised};
  }
  &[data-kind='signal'] {
    background: ${color.raised};
    border-color: ${color.raised};
    color: ${color.signal};
  }
  &:disabled {
    background: ${color.inkMuted};
    color: ${color.page};
    cursor: progress;
  }
  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;

export function Button(props: ComponentProps<'button'>) {
  return <ButtonLink as="button" {...props} />;
}
