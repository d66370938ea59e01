import { styled } from 'styled-components';
import { plankMark } from '../layout/drawing.ts';
import { color, size, space } from '../theme.ts';

/** Styles for tables. */
export const Tables = styled.div`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.95rem;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    border: 1px solid ${color.rule};
    background: ${color.raised};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.rule};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  thead tr {
    font-size: ${size.small};
    background: ${color.sunken};
  }
  /* A row has its name and its figure on the first line, and the rest below. */
  @media (max-width: 34.9em) {
    table:not([data-narrow]) {
      &,
      thead,
      tbody,
      th,
      td {
        display: block;
      }
      tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) fit-content(50%);
        column-gap: ${space[3]};
        padding: ${space[2]} ${space[3]};
        border-bottom: 1px solid ${color.rule};
      }
      th,
      td {
        grid-column: 1 / -1;
        padding: 0;
        border: 0;
      }
      tbody tr > :is(:first-child, [data-figure]) {
        font-weight: 650;
      }
      tr > :first-child {
        grid-column: 1;
      }
      tr > [data-figure] {
        grid-area: 1 / 2;
        text-align: right;
      }
      thead :not(tr, :first-child, [data-figure]) {
        display: none;
      }
      /* Where there are several below the first line, each says which column it's in. */
      :is(tr:has(> :nth-child(4)), tr:not(:has([data-figure]))) td:not(:first-child, [data-figure], :empty)::before {
        content: attr(data-label) ': ';
        color: ${color.inkMuted};
      }
    }
  }
`;

/** Styles for text written in Markdown. */
export const Prose = styled(Tables)`
  & > * + * {
    margin-top: ${space[4]};
  }
  & > h2 {
    margin-top: clamp(1.5rem, 6vw, 4.5rem);
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  }
  & > h3 {
    margin-top: ${space[6]};
  }
  & > h2 + *,
  & > h3 + * {
    margin-top: ${space[3]};
  }
  & > ul > li,
  & > ol > li {
    position: relative;
    max-width: 39em;
    padding-left: 1.6em;
  }
  & > ul > li + li,
  & > ol > li + li {
    margin-top: ${space[2]};
  }
  & > ul > li::before {
    ${plankMark}
  }
  & > ol {
    counter-reset: item;
  }
  & > ol > li {
    counter-increment: item;
  }
  & > ol > li::before {
    content: counter(item) '.';
    position: absolute;
    left: 0;
    font-weight: 650;
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
  }
`;
