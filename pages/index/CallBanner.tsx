import { styled } from 'styled-components';
import { Container } from '#components/layout/Container.ts';
import { Section } from '#components/layout/Section.ts';
import { Icon } from '#components/media/Icon.tsx';
import { barStepsAside, color, font, from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

export function CallBanner({ words, business: { phone }, whenWeAnswer }: Pick<Data, 'words' | 'business' | 'whenWeAnswer'>) {
  return (
    <Banner data-tone="dark">
      <Container>
        <div>
          <h2>{words.questionsCall}</h2>
          <p>{whenWeAnswer}</p>
        </div>
        <a href={phone.href} aria-label={fill(words.callNumber, { phone: phone.text })}>
          <Icon name="phone" size={30} />
          {phone.text}
        </a>
      </Container>
    </Banner>
  );
}

const Banner = styled(Section)`
  background: ${color.dark};
  color: ${color.onDark};
  ${Container} {
    display: grid;
    gap: ${space[4]} ${space[7]};
    align-items: center;
    ${from.laptop} {
      grid-template-columns: 1fr auto;
    }
  }
  p {
    margin-top: ${space[2]};
    color: ${color.inkMuted};
  }
  a {
    ${barStepsAside('call')}
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 48px;
    font: 700 min(clamp(1.7rem, 1.1rem + 2.6vw, 2.6rem), 8.6vw)/1.1 ${font.text};
    color: ${color.accent};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: ${color.onDark};
  }
`;
