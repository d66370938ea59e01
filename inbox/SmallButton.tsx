import { css, styled } from 'styled-components';
import { color, from, space } from '#components/theme.ts';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 44px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.ruleStrong};
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.97rem;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: ${color.ink};
    color: ${color.ink};
    text-decoration: none;
  }
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  &[data-kind='main'] {
    border-color: ${color.dark};
    background: ${color.dark};
    color: ${color.onDark};
  }
  &[data-kind='signal'] {
    border-color: ${color.signal};
    color: ${color.signal};
  }
  &[data-kind='dark'] {
    border-color: ${color.darkRule};
    background: transparent;
    color: ${color.onDark};
  }
  &[data-kind='dark']:hover {
    border-color: ${color.onDark};
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  svg {
    flex: none;
  }
`;

/** Smaller and plainer than the site's buttons, and none submits a form unless it says so. `data-kind` is main, signal or dark. */
export const SmallButton = styled.button.attrs(({ as, type = 'button' }) => (as ? {} : { type }))`
  ${look}
`;

export const SmallButtonLink = styled.a`
  ${look}
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** On phones, its buttons fill the row. */
export const WideButtonRow = styled(ButtonRow)`
  & > * {
    flex: 1 0 auto;
  }
  ${from.tablet} {
    & > * {
      flex-grow: 0;
    }
  }
`;
