import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { OwnRequestWords } from '../own-request-words.ts';

interface AttachedPictureProps {
  words: OwnRequestWords['attached']['picture'];
  /** A data URL. */
  picture: string;
  hasConsent: boolean;
  setConsent: (hasConsent: boolean) => void;
}

/** The visitor's photo with its new floor, from the visualizer. It's only sent if the visitor checks the box. */
export function AttachedPicture({ words, picture, hasConsent, setConsent }: AttachedPictureProps) {
  return (
    <Label>
      <img src={picture} alt={words.alt} />
      <input
        type="checkbox"
        checked={hasConsent}
        onChange={(event) => setConsent(event.target.checked)}
        aria-describedby="attached-picture-hint"
      />
      <b>{words.send}</b>
      <small id="attached-picture-hint">{words.hint}</small>
    </Label>
  );
}

const Label = styled.label`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 5.5rem auto 1fr;
  gap: ${space[3]};
  align-items: center;
  margin-bottom: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.rule};
  background: ${color.page};
  cursor: pointer;
  img {
    width: 100%;
  }
  input {
    width: 24px;
    height: 24px;
    accent-color: ${color.accent};
  }
  b {
    line-height: 1.35;
  }
  small {
    grid-column: 1 / -1;
    line-height: 1.5;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
