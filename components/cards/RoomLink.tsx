import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { color, size, space } from '../theme.ts';

interface RoomLinkProps {
  /** The visualizer with a room and this floor. */
  href: string;
  /** Says so if the visualizer shows a similar floor. */
  note: string | null;
  /** Set if the visualizer is in another language than this page. */
  hrefLang?: string;
  /** 'See it in a room' in the page's language. */
  label: string;
  /** The floor's name, for screen readers. */
  subject: string;
}

/** Leads to the visualizer. */
export function RoomLink({ href, hrefLang, label, note, subject }: RoomLinkProps) {
  return (
    <Line>
      <a href={href} hrefLang={hrefLang}>
        {label}
        <span className="unseen">: {subject}</span>
        <Icon name="next" size={16} />
      </a>
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
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkMuted};
  }
`;
