import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Container } from '#components/layout/Container.ts';
import { Icon } from '#components/media/Icon.tsx';
import { barStepsAside, color, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** For whoever has water on the floor: the number, instead of the form. */
export function Emergency({ words, phone, time }: Pick<Data, 'words'> & Pick<Data['business'], 'phone'> & { time: string }) {
  return (
    <Panel data-tone="signal" aria-label={words.emergency}>
      <Container>
        <div>
          <h2>{words.water}</h2>
          <p>{fill(words.aboutWater, { time })}</p>
        </div>
        <ButtonLink data-kind="signal" href={phone.href}>
          <Icon name="phone" />
          {fill(words.callNumber, { phone: phone.text })}
        </ButtonLink>
      </Container>
    </Panel>
  );
}

const Panel = styled.aside`
  padding-block: ${space[6]};
  background: ${color.signal};
  color: ${color.onDark};
  :focus-visible {
    outline-color: ${color.onDark};
  }
  a {
    ${barStepsAside('call')}
  }
  ${Container} {
    display: grid;
    gap: ${space[4]};
    align-items: center;
    justify-items: start;
    ${from.laptop} {
      grid-template-columns: 1fr auto;
    }
  }
  h2 {
    font-size: ${size.h3};
    margin-bottom: ${space[1]};
  }
`;
