import { styled } from 'styled-components';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Section } from '#components/layout/Section.ts';
import { Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Icon } from '#components/media/Icon.tsx';
import { useWords } from '#components/page-language.ts';
import { barStepsAside, color, font, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

export function CallBanner({ business: { phone }, whenWeAnswer }: Pick<Data, 'business' | 'whenWeAnswer'>) {
  const words = useWords('home');
  return (
    <Dark data-tone="dark">
      <Container>
        <Columns $split={[1, 'auto']} $align="center">
          <Stack $gap={2}>
            <h2>{words.questionsCall}</h2>
            <Lead>{whenWeAnswer}</Lead>
          </Stack>
          <Call href={phone.href} aria-label={fill(words.callNumber, { phone: phone.text })}>
            <Icon name="phone" size={30} />
            {phone.text}
          </Call>
        </Columns>
      </Container>
    </Dark>
  );
}

const Dark = styled(Section)`
  background: ${color.dark};
  color: ${color.onDark};
`;

const Call = styled.a`
  ${barStepsAside('call')}
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  font: 700 min(clamp(1.7rem, 1.1rem + 2.6vw, 2.6rem), 8.6vw)/1.1 ${font.text};
  color: ${color.accent};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.onDark};
  }
`;
