import { styled } from 'styled-components';

interface SeasonMarkProps {
  /** The season's color, from content. */
  fill: string;
}

/** Four staggered planks in a season's color. */
export function SeasonMark({ fill }: SeasonMarkProps) {
  return (
    <Drawing viewBox="0 0 96 14" aria-hidden="true" focusable="false">
      <path d="M0 0h58v6H0zM60 0h36v6H60zM0 8h24v6H0zM26 8h70v6H26z" fill={fill} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 96px;
  max-width: 100%;
  height: 14px;
`;
