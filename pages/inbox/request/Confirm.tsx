import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, size, space } from '../../../components/theme.ts';
import { SmallButton } from '../SmallButton.tsx';

interface ConfirmProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** Button labels. */
  action: string;
  cancel: string;
  onConfirm: () => void;
}

/** Asks before something that can't be undone. Open it with `showModal`. The focus is on the safe answer. */
export function Confirm({ ref, title, text, action, cancel, onConfirm }: ConfirmProps) {
  const id = useId();
  return (
    <Dialog ref={ref} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <form method="dialog">
        <SmallButton type="submit" autoFocus>
          {cancel}
        </SmallButton>
        <SmallButton type="submit" data-kind="signal" onClick={onConfirm}>
          {action}
        </SmallButton>
      </form>
    </Dialog>
  );
}

const Dialog = styled.dialog`
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
