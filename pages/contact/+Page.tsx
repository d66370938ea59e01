import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { ZipCheck } from '../../components/form/ZipCheck.tsx';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Island } from '../../components/Island.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { Box, Container, Heading, Lead, MarkedList, Section, Stack } from '../../components/section/Layout.tsx';
import { Points } from '../../components/section/Points.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import { storageKey as carriedPictureKey } from '../../visualizer/plan/carried-picture.ts';
import { storageKey as carriedPlanKey } from '../../visualizer/plan/carried-plan.ts';
import type { Data } from './+data.ts';
import { draftKey } from './draft.ts';
import { EstimateForm } from './EstimateForm.island.tsx';
import { addressParameters } from './prefill.ts';

export function Page({ areas, business, businessHours, hero, siteKey, topics, trail }: Data) {
  const { phone, email, hours, insurance } = business;
  return (
    <>
      <Container>
        <Breadcrumbs trail={trail} />
        <Top>
          <Stack>
            <h1>Get your free estimate</h1>
            <Lead>
              Tell us about your project. We'll contact you within {business.promisedContact} to set up a visit, then send you an
              itemized quote. It's free, with no obligation.
            </Lead>
          </Stack>
          <Columns>
            <Forms>
              <FormBox>
                <Island
                  name="EstimateForm"
                  component={EstimateForm}
                  props={{ phone, contactWithin: business.promisedContact, hours: businessHours, topics, siteKey }}
                  wake="touch"
                  restores={[draftKey, carriedPlanKey, carriedPictureKey]}
                  reads={addressParameters}
                />
                {siteKey !== null && (
                  <noscript>
                    <p>
                      JavaScript is off in your browser, so we can't run our spam check. We'll still get your request, but it may
                      take longer. For a quick answer, call <a href={phone.href}>{phone.text}</a>.
                    </p>
                  </noscript>
                )}
              </FormBox>
              <ZipCheck areas={areas} phone={phone} />
            </Forms>
            <Side>
              <View image={hero} sizes="(min-width: 900px) 400px, (min-width: 640px) 46vw, 94vw" />
              <dl>
                <div>
                  <dt>
                    <Icon name="phone" />
                    Call
                  </dt>
                  <dd>
                    <a href={phone.href}>{phone.text}</a>
                    <span>We usually answer within {business.responseTime}</span>
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="mail" />
                    Email
                  </dt>
                  <dd>
                    <EmailLink email={email} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="place" />
                    Service area
                  </dt>
                  <dd>
                    Austin and Central Texas
                    <span>{business.addressLine}</span>
                  </dd>
                </div>
                <div>
                  <dt>
                    <Icon name="clock" />
                    Business hours
                  </dt>
                  <dd>
                    {hours.weekdays}
                    <br />
                    {hours.saturday}
                  </dd>
                </div>
              </dl>
              <h2>Counties we serve</h2>
              <MarkedList>
                {business.counties.served.map((county) => (
                  <li key={county}>{county} County</li>
                ))}
              </MarkedList>
              <a href="/cities">See every city on the map</a>
            </Side>
          </Columns>
        </Top>
      </Container>

      <Emergency aria-label="Emergency repair">
        <Container>
          <Icon name="alert" size={36} />
          <div>
            <h2>Water on the floor right now?</h2>
            <p>
              Emergency repair is available {hours.emergencyTime}. Call instead of sending the form, because the first day matters
              most for saving a wet floor.
            </p>
          </div>
          <ButtonLink data-kind="signal" href={phone.href}>
            <Icon name="phone" />
            Call {phone.text}
          </ButtonLink>
        </Container>
      </Emergency>

      <Section className="fade-in">
        <Container>
          <Heading>
            <h2>Why choose {business.name}</h2>
          </Heading>
          <Points points={listReasons(insurance)} />
        </Container>
      </Section>
    </>
  );
}

function listReasons(insurance: string) {
  return [
    {
      title: 'An itemized quote',
      body: "We list material, labor, prep, and tear-out separately, so it's easy to compare our quote with anyone else's.",
    },
    {
      title: 'We check your slab first',
      body: 'We measure moisture and flatness at the first visit and show you what we find before we recommend a floor.',
    },
    {
      title: 'Insured',
      body: `Texas doesn't license flooring contractors, so ask about insurance instead. We carry ${insurance}, and we'll send the certificate to you or your building manager before we start.`,
    },
    {
      title: 'Workmanship warranty',
      body: "If a board lifts or a grout line cracks because of our installation, we'll come back and fix it.",
    },
  ];
}

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-bottom: ${space[7]};
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
`;

const FormBox = styled(Box)`
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
`;

const Side = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  dl {
    display: grid;
    gap: ${space[4]};
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
      grid-row: 1 / 4;
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
`;
