import { styled } from 'styled-components';
import { color } from '../theme.ts';

interface PlankRuleProps {
  /** Must be unique on a page. */
  id?: string;
}

/** A divider drawn like the staggered joints of planks. */
export function PlankRule({ id = 'planks' }: PlankRuleProps) {
  return (
    <Drawing aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="224" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 .5h224M0 7h224M0 13.5h224M70 .5V7M182 .5V7M14 7v6.5M126 7v6.5" fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 14px;
  color: ${color.rule};
`;
