import { styled } from 'styled-components';
import { Box } from '#components/cards/Room.ts';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { Alert } from '#components/prose/Alert.tsx';
import { Points } from '#components/sections/Points.tsx';
import { belowTablet, color, from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { contextNames } from '#schema/rules/request-context.ts';
import { pictureKey } from '#visualizer/plan/attached-picture.ts';
import { planKey } from '#visualizer/plan/attached-plan.ts';
import { sentRequestKey } from '../sent-request.ts';
import type { Data } from './+data.ts';
import { Urgent } from './CallNow.tsx';
import { ContactWays } from './ContactWays.tsx';
import { draftKey } from './draft.ts';
import { EstimateForm } from './EstimateForm.island.tsx';

export function Page({ business, form, hero, trail }: Data) {
  const words = useWords('contact');
  const { name, phone, hours } = business;
  return (
    <>
      <Container>
        <Breadcrumbs trail={trail} />
        <Top $gap={5} $isWide>
          <Stack>
            <h1>{words.heading}</h1>
            <Leads>
              <Promised>{words.lead}</Promised>
              <Instead>{words.urgent.text}</Instead>
            </Leads>
          </Stack>
          <Columns $split={[5, 3]}>
            <FormBox>
              <Island
                name="EstimateForm"
                component={EstimateForm}
                props={form}
                words={['contact.form', 'contact.urgent', 'shared.call', 'shared.toasts']}
                links={['/privacy', '/visualizer', ...(form.help ? [form.help] : [])]}
                wake="touch"
                restores={[draftKey, sentRequestKey, planKey, pictureKey]}
                reads={contextNames}
              />
            </FormBox>
            <ContactWays business={business} hero={hero} />
          </Columns>
          {hours.emergencyTime && (
            <AcrossScreen>
              <Alert
                kind="emergency"
                title={words.water}
                body={fill(words.aboutWater, { time: hours.emergencyTime })}
                phone={phone}
              />
            </AcrossScreen>
          )}
        </Top>
      </Container>

      <Band heading={fill(words.why, { name })} fades>
        <Points points={words.reasons} />
      </Band>
    </>
  );
}

const Top = styled(Stack)`
  padding-bottom: ${space[5]};
`;

/** The alert's color goes on to both sides. */
const AcrossScreen = styled.div`
  box-shadow: 0 0 0 100vmax ${color.signal};
  clip-path: inset(0 -100vmax);
  @media print {
    box-shadow: none;
  }
`;

/** Once the request turns out to be urgent, nothing promises an answer within a day. Both take the same room, so nothing moves. */
const Leads = styled.div`
  display: grid;
  grid-template: 'lead' auto / minmax(0, 1fr);
`;

const Promised = styled(Lead)`
  grid-area: lead;
  main:has(${Urgent}) & {
    visibility: hidden;
  }
`;

const Instead = styled(Lead)`
  grid-area: lead;
  visibility: hidden;
  main:has(${Urgent}) & {
    visibility: visible;
  }
`;

const FormBox = styled(Box)`
  gap: 0;
  ${belowTablet} {
    padding: ${space[4]};
  }
  ${from.tablet} {
    padding: ${space[6]};
  }
`;
