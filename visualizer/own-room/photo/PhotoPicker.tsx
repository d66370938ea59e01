import { type DragEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/form/Button.tsx';
import { color, radius, size, space } from '../../../components/theme.ts';

interface PhotoPickerProps {
  open: (file: Blob) => void;
  opening: boolean;
  /** What is wrong with the last file; empty where nothing is. */
  problem: string;
  /** True where the picker comes after a photo was removed: the keyboard goes on here. */
  focused: boolean;
}

/** Picks a photo from the device, takes one, or has one dropped on it. */
export function PhotoPicker({ open, opening, problem, focused }: PhotoPickerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const openFirst = useRef(open);

  useEffect(() => {
    if (focused) chooser.current?.focus();
    // A photo that was chosen before this part woke up.
    const early = chooser.current?.files?.[0] ?? camera.current?.files?.[0];
    if (early) openFirst.current(early);
  }, [focused]);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) open(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  const input = {
    type: 'file',
    'aria-describedby': 'own-room-privacy own-room-problem',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      take(currentTarget.files);
      // The same file may be chosen once more.
      currentTarget.value = '';
    },
  };

  return (
    <Zone
      role="group"
      aria-label="Your photo"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Buttons>
        <Pick as="label">
          Choose a photo
          <input ref={chooser} accept="image/*,.heic,.heif" {...input} />
        </Pick>
        <Pick as="label" data-kind="quiet" data-camera="">
          Take a photo
          <input ref={camera} accept="image/*" capture="environment" {...input} />
        </Pick>
        <DropHint>or drop one here</DropHint>
      </Buttons>
      <p id="own-room-privacy">
        <b>The photo never leaves your device.</b> It is worked on in this page alone, is not sent or stored, and is gone when you
        remove it, reload the page or close it.
      </p>
      <Problem id="own-room-problem" role="alert">
        {problem}
      </Problem>
      <p role="status">{opening && 'Opening the photo …'}</p>
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
  border: 2px dashed ${color.ruleStrong};
  border-radius: ${radius.large};
  background: ${color.page};
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
  @media (scripting: none) {
    display: none;
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  p:empty {
    position: absolute;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

const Pick = styled(Button)`
  position: relative;
  overflow: hidden;
  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  /* Elsewhere it would open the same window as the other. */
  &[data-camera] {
    display: none;
  }
  @media (pointer: coarse) {
    &[data-camera] {
      display: inline-flex;
    }
  }
`;

const DropHint = styled.span`
  font-size: ${size.small};
  color: ${color.inkMuted};
  @media (pointer: coarse) {
    display: none;
  }
`;

const Problem = styled.p`
  &&:not(:empty) {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.small};
    background: ${color.signalSoft};
    font-size: 1rem;
    font-weight: 550;
    color: ${color.signal};
  }
`;
