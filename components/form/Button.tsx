import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme.ts';

/** A link that looks like a button. `data-kind` is main (the default), quiet or signal. */
export const ButtonLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 48px;
  padding: ${space[2]} ${space[5]};
  border: 2px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 150ms ease-out, border-color 150ms ease-out;
  &:hover {
    background: ${color.accentDark};
    border-color: ${color.accentDark};
    color: ${color.onAccent};
    text-decoration: none;
  }
  &[data-kind='quiet'] {
    background: transparent;
    border-color: ${color.ruleStrong};
    color: ${color.ink};
  }
  &[data-kind='quiet']:hover {
    border-color: ${color.ink};
    background: ${color.raised};
  }
  &[data-kind='signal'] {
    background: ${color.raised};
    border-color: ${color.raised};
    color: ${color.signal};
  }
  &:disabled {
    background: ${color.inkMuted};
    border-color: ${color.inkMuted};
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
