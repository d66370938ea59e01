import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';

interface AttachedPictureProps {
  /** A data URL. */
  picture: string;
  hasConsent: boolean;
  setConsent: (hasConsent: boolean) => void;
}

/** The visitor's photo with its new floor, from the visualizer. It's only sent if the visitor checks the box. */
export function AttachedPicture({ picture, hasConsent, setConsent }: AttachedPictureProps) {
  const words = useWords('ownRequest.attached').picture;
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
    ${secondaryText}
  }
`;
