import { styled } from 'styled-components';
import { Box } from '#components/cards/Room.ts';
import { Island } from '#components/Island.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container } from '#components/layout/Container.ts';
import { Section } from '#components/layout/Section.ts';
import { Heading, Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Points } from '#components/sections/Points.tsx';
import { belowTablet, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { contextNames } from '#schema/rules/request-context.ts';
import { pictureKey } from '#visualizer/plan/attached-picture.ts';
import { planKey } from '#visualizer/plan/attached-plan.ts';
import { sentRequestKey } from '../sent-request.ts';
import type { Data } from './+data.ts';
import { ContactWays } from './ContactWays.tsx';
import { draftKey } from './draft.ts';
import { Emergency } from './Emergency.tsx';
import { EstimateForm } from './EstimateForm.island.tsx';

export function Page({ business, form, hero, trail, words }: Data) {
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
                  restores={[draftKey, sentRequestKey, planKey, pictureKey]}
                  reads={contextNames}
                />
              </FormBox>
            </Forms>
            <ContactWays {...{ words, business, hero }} />
          </Columns>
        </Top>
      </Container>

      {business.hours.emergencyTime && <Emergency words={words} phone={business.phone} time={business.hours.emergencyTime} />}

      <Section className="fade-in">
        <Container>
          <Heading>
            <h2>{fill(words.why, { name: business.name })}</h2>
          </Heading>
          <Points
            points={words.reasons.map((reason) => ({ ...reason, body: fill(reason.body, { insurance: business.insurance }) }))}
          />
        </Container>
      </Section>
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  ${belowTablet} {
    gap: ${space[4]};
  }
  padding-bottom: ${space[7]};
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
`;

const FormBox = styled(Box)`
  /* The page's heading says it, too. */
  ${belowTablet} {
    &:has([data-estimate]) {
      gap: 0;
      padding: ${space[4]};
    }
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
