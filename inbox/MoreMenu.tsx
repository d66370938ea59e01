import { Ellipsis } from 'lucide-react';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import { InboxIcon } from './InboxIcon.tsx';
import { SmallButton } from './SmallButton.tsx';

interface MoreMenuProps {
  onOrder: () => void;
  onCalendar: () => void;
  onSignEverybodyOut: () => void;
}

/** What is needed once in a while. */
export function MoreMenu({ onOrder, onCalendar, onSignEverybodyOut }: MoreMenuProps) {
  return (
    <Menu data-no-print="" onBlur={closeWhenLeft}>
      <SmallButton as="summary" data-kind="dark">
        <InboxIcon icon={Ellipsis} />
        More
      </SmallButton>
      <ul>
        <li>
          <button type="button" onClick={onOrder}>
            Order for suppliers
          </button>
        </li>
        <li>
          <a href="/api/newsletter/export" download>
            Newsletter subscribers
          </a>
        </li>
        <li>
          <button type="button" onClick={onCalendar}>
            Calendar of visits…
          </button>
        </li>
        <li>
          <button type="button" onClick={onSignEverybodyOut}>
            Sign everybody out…
          </button>
        </li>
        <li>
          <a href="/edit">Edit the website</a>
        </li>
      </ul>
    </Menu>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** The list hangs from the top bar. */
const Menu = styled.details`
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ul {
    position: absolute;
    z-index: 3;
    inset: calc(100% + ${space[1]}) ${space[4]} auto auto;
    width: max-content;
    padding: ${space[2]} 0;
    border: 1px solid ${color.ink};
    background: ${color.raised};
  }
  a,
  button {
    display: block;
    width: 100%;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    padding: ${space[2]} ${space[4]};
    color: ${color.ink};
    text-decoration: none;
  }
  li > :hover {
    background: ${color.page};
    color: ${color.ink};
  }
  ul :focus-visible {
    outline-color: ${color.accent};
    outline-offset: -3px;
  }
`;
