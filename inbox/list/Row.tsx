import { styled } from 'styled-components';
import { color, font, size, space } from '#components/theme.ts';

/** Stands above some rows. */
export const GroupTitle = styled.h3`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  font: 650 ${size.small} / 1.3 ${font.text};
  letter-spacing: 0;
`;

/** Without the role, Safari doesn't announce a list that has no bullets. */
export const RowList = styled.ol.attrs({ role: 'list' })``;

/** A row of the list, with a link that opens its request. */
export const Row = styled.li`
  border-bottom: 1px solid ${color.rule};
  background: ${color.raised};
  & > a {
    display: grid;
    gap: 0.15rem;
    padding: 0.6rem ${space[4]};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > a:hover {
    background: ${color.page};
    color: ${color.ink};
  }
  & > a:focus-visible {
    outline-offset: -3px;
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[3]};
  }
  b {
    font-weight: 650;
  }
  time {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .what {
    font-size: ${size.small};
  }
  .what strong {
    font-weight: 550;
  }
`;
