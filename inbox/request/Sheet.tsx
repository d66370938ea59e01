import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { font, from, secondaryText, size, space } from '#components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { SmallButton } from '../SmallButton.tsx';

/** What is open beside the list. On phones, it covers the list. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  max-width: 54rem;
  /* Leaves space for the bar with Call at the bottom of phones. */
  padding: ${space[3]} ${space[4]} 7rem;
  h2 {
    font-size: ${size.h3};
    overflow-wrap: anywhere;
  }
  h3,
  h4 {
    font: 650 0.97rem/1.3 ${font.text};
    letter-spacing: 0;
  }
  h3 {
    margin-bottom: ${space[2]};
  }
  .more {
    ${secondaryText}
  }
  ${from.laptop} {
    padding: ${space[5]} ${space[6]} ${space[7]};
  }
`;

/** On phones, back to the list. */
export function BackButton({ close }: { close: () => void }) {
  return (
    <Back onClick={close}>
      <InboxIcon icon={ArrowLeft} />
      All requests
    </Back>
  );
}

const Back = styled(SmallButton)`
  justify-self: start;
  margin: -${space[1]} -${space[3]} -${space[4]};
  border-color: transparent;
  background: none;
  ${from.laptop} {
    display: none;
  }
`;
