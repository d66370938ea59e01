import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { space } from '#components/theme.ts';
import { Dialog } from './Dialog.tsx';
import { SmallButton } from './SmallButton.tsx';

interface ConfirmDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  /** Button labels. */
  action: string;
  cancel: string;
  onConfirm: () => void;
  /** What the other button does besides closing it. */
  onCancel?: () => void;
}

/** Asks before something that can't be undone. Open it with `showModal`. The focus is on the safe answer. */
export function ConfirmDialog({ ref, title, text, action, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog ref={ref} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <Buttons method="dialog">
        <SmallButton type="submit" autoFocus onClick={onCancel}>
          {cancel}
        </SmallButton>
        <SmallButton type="submit" data-kind="signal" onClick={onConfirm}>
          {action}
        </SmallButton>
      </Buttons>
    </Dialog>
  );
}

const Buttons = styled.form`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space[3]};
`;
