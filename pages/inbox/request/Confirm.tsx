import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, size, space } from '../../../components/theme.ts';
import { Tool } from '../Tool.tsx';

interface ConfirmProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** The words of the button that does it, and of the one that does not. */
  action: string;
  cancel: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. Opened by `showModal`; the safe answer has the focus. */
export function Confirm({ ref, title, text, action, cancel, onConfirm }: ConfirmProps) {
  const id = useId();
  return (
    <Box ref={ref} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <form method="dialog">
        <Tool type="submit" autoFocus>
          {cancel}
        </Tool>
        <Tool type="submit" data-kind="signal" onClick={onConfirm}>
          {action}
        </Tool>
      </form>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(100vw - 2 * ${space[4]}, 26rem);
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  &::backdrop {
    background: rgb(31 28 24 / 55%);
  }
  h2 {
    font-size: ${size.h4};
  }
  p {
    margin-block: ${space[2]} ${space[4]};
    overflow-wrap: anywhere;
  }
  form {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }
`;
