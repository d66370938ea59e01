import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Island } from '../../components/Island.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Breadcrumbs } from '../../components/section/Breadcrumbs.tsx';
import { Box, Container, Heading, Lead, MarkedList, Section, Stack } from '../../components/section/Layout.tsx';
import { Points } from '../../components/section/Points.tsx';
import { belowTablet, color, font, from, radius, size, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import { contextNames } from '../../schema/request-context.ts';
import { storageKey as attachedPictureKey } from '../../visualizer/plan/attached-picture.ts';
import { storageKey as attachedPlanKey } from '../../visualizer/plan/attached-plan.ts';
import type { Data } from './+data.ts';
import { draftKey } from './draft.ts';
import { EstimateForm } from './EstimateForm.island.tsx';
import { sentRequestKey } from './sent-request.ts';

export function Page({ business, form, hero, trail, words }: Data) {
  const { phone, email, hours, insurance } = business;
  const number = <a href={phone.href}>{phone.text}</a>;
  return (
    <>
      <Container>
        <Breadcrumbs trail={trail} />
        <Top>
          <Stack>
            <h1>{words.heading}</h1>
            <Leads>
              <Lead>{fill(words.lead, { time: business.promisedContact })}</Lead>
              <Lead>{words.form.urgent.text}</Lead>
            </Leads>
          </Stack>
          <Columns>
            <Forms>
              <FormBox>
                <Island
                  name="EstimateForm"
                  component={EstimateForm}
                  props={form}
                  wake="touch"
                  restores={[draftKey, sentRequestKey, attachedPlanKey, attachedPictureKey]}
                  reads={contextNames}
                />
              </FormBox>
            </Forms>
            <Side>
              <View image={hero} sizes="(min-width: 900px) 400px, (min-width: 640px) 46vw, 94vw" />
              <dl>
                <div>
                  <dt>
                    <Icon name="phone" />
                    {words.call}
                  </dt>
                  <dd>
                    {number}
                    <span>{fill(words.aboutCall, { time: business.responseTime })}</span>
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="mail" />
                    {words.email}
                  </dt>
                  <dd>
                    <EmailLink email={email} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="place" />
                    {words.area}
                  </dt>
                  <dd>
                    {words.aboutArea}
                    <span>{business.addressLine}</span>
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="clock" />
                    {words.hours}
                  </dt>
                  <dd>
                    {hours.weekdays}
                    <br />
                    {hours.saturday}
                  </dd>
                </div>
              </dl>
              <h2>{words.counties}</h2>
              <MarkedList>
                {business.counties.served.map((county) => (
                  <li key={county}>{fill(words.county, { name: county })}</li>
                ))}
              </MarkedList>
              <p>{words.workArea}</p>
              <PageLink href="/cities" data-no-print="">
                {words.allCities}
              </PageLink>
            </Side>
          </Columns>
        </Top>
      </Container>

      <Emergency data-tone="signal" aria-label={words.emergency}>
        <Container>
          <Icon name="alert" size={36} />
          <div>
            <h2>{words.water}</h2>
            <p>{fill(words.aboutWater, { time: hours.emergencyTime })}</p>
          </div>
          <ButtonLink data-kind="signal" href={phone.href}>
            <Icon name="phone" />
            {fill(words.callNumber, { phone: phone.text })}
          </ButtonLink>
        </Container>
      </Emergency>

      <Section className="fade-in">
        <Container>
          <Heading>
            <h2>{fill(words.why, { name: business.name })}</h2>
          </Heading>
          <Points points={words.reasons.map(({ title, body }) => ({ title, body: fill(body, { insurance }) }))} />
        </Container>
      </Section>
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-bottom: ${space[7]};
  @media print {
    gap: ${space[3]};
    padding-bottom: ${space[2]};
  }
`;

/** Once the request turns out to be urgent, nothing promises an answer within a day. Both take the same room, so nothing moves. */
const Leads = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > :last-child,
  main:has([data-until]) & > :first-child {
    visibility: hidden;
  }
  main:has([data-until]) & > :last-child {
    visibility: visible;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  ${from.laptop} {
    grid-template-columns: 1fr 24rem;
    gap: ${space[7]};
  }
`;

const Forms = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  /* What was sent prints, but the form doesn't. */
  @media print {
    &:has([data-estimate]) {
      display: none;
    }
  }
`;

const FormBox = styled(Box)`
  /* The page's heading says it, too. */
  ${belowTablet} {
    h2:has(~ [data-estimate]) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  h2 {
    font-size: ${size.h3};
    margin-bottom: ${space[2]};
  }
  ${from.tablet} {
    padding: ${space[6]};
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  border-radius: ${radius.large};
  ${belowTablet} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  dl {
    display: grid;
    gap: ${space[4]};
    align-content: start;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dt svg {
    color: ${color.accent};
  }
  dd {
    padding-left: 1.75rem;
  }
  dd > a {
    font: 540 ${size.h4}/1.4 ${font.heading};
  }
  & > p,
  dd > span {
    display: block;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  h2 {
    font-size: ${size.h4};
  }
  ul {
    grid-template-columns: 1fr 1fr;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[5]} ${space[6]};
    & > dl {
      grid-row: 1 / 6;
      grid-column: 1;
    }
  }
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & > dl {
      grid-area: auto;
    }
  }
`;

const Emergency = styled.aside`
  padding-block: ${space[6]};
  background: ${color.signal};
  color: ${color.onDark};
  :focus-visible {
    outline-color: ${color.onDark};
  }
  ${Container} {
    display: grid;
    gap: ${space[4]};
    align-items: center;
    justify-items: start;
    ${from.laptop} {
      grid-template-columns: auto 1fr auto;
      gap: ${space[5]};
    }
  }
  h2 {
    font-size: ${size.h3};
    margin-bottom: ${space[1]};
  }
  @media print {
    padding-block: 0;
    ${Container} {
      grid-template-columns: auto 1fr;
    }
  }
`;
