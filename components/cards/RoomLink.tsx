import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { secondaryText, space } from '../theme.ts';

interface RoomLinkProps {
  /** The visualizer with a room and this floor. */
  href: string;
  /** Says so if the visualizer shows a similar floor. */
  note: string | null;
  /** The floor's name, for screen readers. */
  subject: string;
}

/** Leads to the visualizer. An island lists the words 'shared.seeInRoom'. */
export function RoomLink({ href, note, subject }: RoomLinkProps) {
  const label = useWords('shared.seeInRoom');
  return (
    <Line>
      <PageLink href={href}>
        {label}
        <span className="unseen">: {subject}</span>
        <Icon name="next" size={16} />
      </PageLink>
      {note && <small>{note}</small>}
    </Line>
  );
}

const Line = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 32px;
    font-weight: 600;
  }
  small {
    display: block;
    line-height: 1.4;
    ${secondaryText}
  }
`;
