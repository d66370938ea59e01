import { styled } from 'styled-components';
import { color, from, measure, radius, size, space } from '../../components/theme.ts';

/** The photo, with text and controls beside it, or below it on phones. */
export const EditorLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 46fr) minmax(0, 26fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[6]};
    & > :nth-child(1) {
      grid-area: 1 / 2;
    }
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
    & > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
`;

/** The photo and its tools. On phones its children join the outer layout, so the photo can be sticky. */
export const PhotoColumn = styled.div`
  display: contents;
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    align-content: start;
  }
`;

export const TextColumn = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  max-width: ${measure};
  h3:focus {
    outline: none;
  }
  & > p {
    color: ${color.inkMuted};
  }
`;

/** An error message below its control. */
export const Alert = styled.p`
  font-size: ${size.small};
  font-weight: 550;
  color: ${color.signal};
  &:empty {
    position: absolute;
  }
`;

/** The name of a line on the photo. */
export const Tag = styled.span`
  position: absolute;
  translate: -50% -50%;
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  background: ${color.dark};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.onDark};
`;
