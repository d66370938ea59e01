import { type DragEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { color, from, secondaryText, space } from '#components/theme.ts';

interface PhotoPickerProps {
  open: (file: Blob) => void;
  isOpening: boolean;
  /** What is wrong with the last file. Empty if nothing is. */
  problem: string;
  /** Focuses the picker, for example after a photo was removed. */
  hasFocus: boolean;
}

/** Lets the visitor choose, take or drop a photo. */
export function PhotoPicker({ open, isOpening, problem, hasFocus }: PhotoPickerProps) {
  const words = useWords('photoTools');
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (hasFocus) chooser.current?.focus();
  }, [hasFocus]);

  function openFirst(files: FileList | null) {
    const file = files?.[0];
    if (file) open(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    openFirst(event.dataTransfer.files);
  }

  const input = {
    type: 'file',
    'aria-describedby': 'own-room-privacy own-room-problem',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      openFirst(currentTarget.files);
      // Lets the visitor choose the same file again.
      currentTarget.value = '';
    },
  };

  return (
    <Zone
      role="group"
      aria-label={words.photo}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Tips>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Tips>
      <Buttons>
        <Pick as="label">
          {words.choose}
          <input ref={chooser} accept="image/*,.heic,.heif" {...input} />
        </Pick>
        <Pick as="label" data-kind="quiet" data-camera="">
          {words.take}
          <input accept="image/*" capture="environment" {...input} />
        </Pick>
        <DropHint>{words.drop}</DropHint>
      </Buttons>
      <p id="own-room-privacy">
        <b>{words.stays}</b> {words.aboutPrivacy}
      </p>
      <Problem id="own-room-problem" role="alert">
        {problem}
      </Problem>
      <p role="status">{isOpening && words.opening}</p>
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
  border: 2px dashed ${color.ruleStrong};
  background: ${color.page};
  /* As large as the other views' pictures. */
  ${from.laptop} {
    align-content: center;
    justify-content: center;
    aspect-ratio: 5 / 3;
  }
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
  p {
    ${secondaryText}
  }
  p:empty {
    position: absolute;
  }
`;

const Tips = styled.ol`
  padding-left: 1.3em;
  list-style: decimal;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

const Pick = styled(ButtonLink)`
  position: relative;
  overflow: hidden;
  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  /* As large as the button with its border. */
  input {
    position: absolute;
    inset: -2px;
    width: calc(100% + 4px);
    height: calc(100% + 4px);
    opacity: 0;
    cursor: pointer;
  }
  /* On other devices this would open the same dialog as the first button. */
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
  ${secondaryText}
  @media (pointer: coarse) {
    display: none;
  }
`;

const Problem = styled.p`
  &&:not(:empty) {
    padding: ${space[3]} ${space[4]};
    background: ${color.signalSoft};
    font-size: 1rem;
    font-weight: 550;
    color: ${color.signal};
  }
`;
