import { styled } from 'styled-components';
import { Container, Eyebrow, Grid, Lead, MarkedList, Stack } from '../../components/section/Layout.tsx';
import { LinkCard } from '../../components/section/LinkCard.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ phone, contactWithin, reading }: Data) {
  return (
    <Container>
      <Screen>
        <Eyebrow>Thank you</Eyebrow>
        <h1>Estimate Request Submitted!</h1>
        <Lead>We'll contact you within {contactWithin} to schedule your free consultation.</Lead>
        <h2>What happens next</h2>
        <MarkedList>
          <li>We read your request and call or write to agree on a time.</li>
          <li>We measure the rooms and test the slab or subfloor, which takes 30 to 60 minutes.</li>
          <li>You get a written price by line. Take the time you need with it.</li>
        </MarkedList>
        <p>
          Is it urgent, or did you forget something? Call <a href={phone.href}>{phone.text}</a>.
        </p>
      </Screen>
      <h2>Worth reading until then</h2>
      <Reading data-columns="3">
        {reading.map(({ href, title, excerpt }) => (
          <LinkCard key={href} href={href} title={title} text={excerpt} />
        ))}
      </Reading>
    </Container>
  );
}

const Screen = styled(Stack)`
  padding-block: ${space[7]};
`;

const Reading = styled(Grid)`
  padding-block: ${space[5]} ${space[8]};
`;
