import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { Input, Select } from '../../components/form/Field.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Container, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { color, from, radius, space } from '../../components/theme.ts';
import { serviceLabels, serviceValues } from '../../schema/estimate-request.ts';
import type { Data } from './+data.ts';

/** Closes the page: zip code and service, which open the estimate form filled in, and how else to reach us. */
export function ContactCard({ business }: Pick<Data, 'business'>) {
  const { addressLine, email, hours, phone, promisedContact } = business;
  return (
    <Section data-tone="sunken" data-no-print="">
      <Container>
        <Split data-split="wide">
          <Stack>
            <h2>Start your free estimate</h2>
            <p>
              Give us two quick answers, and we'll open the form with them filled in. We'll be in touch within {promisedContact}{' '}
              to set up a free visit, with no obligation.
            </p>
            <Start action="/contact" method="get" aria-label="Start your free estimate">
              <div>
                <label htmlFor="start-zip">Your zip code</label>
                <Input
                  id="start-zip"
                  name="zip"
                  type="text"
                  pattern="[0-9]{5}"
                  title="Five digits"
                  maxLength={5}
                  inputMode="numeric"
                  autoComplete="postal-code"
                />
              </div>
              <div>
                <label htmlFor="start-service">What you need</label>
                <Select id="start-service" name="service" defaultValue="">
                  <option value="">Choose a service</option>
                  {serviceValues.map((value) => (
                    <option key={value} value={value}>
                      {serviceLabels[value]}
                    </option>
                  ))}
                </Select>
              </div>
              <Button type="submit">Get Free Estimate</Button>
            </Start>
          </Stack>
          <Ways>
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={phone.href}>{phone.text}</a>
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <EmailLink email={email} />
              </dd>
            </div>
            <div>
              <dt>Hours</dt>
              <dd>{hours.weekdays}</dd>
            </div>
            <div>
              <dt>Address</dt>
              <dd>{addressLine}</dd>
            </div>
          </Ways>
        </Split>
      </Container>
    </Section>
  );
}

const Start = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  label {
    font-weight: 600;
  }
  ${from.tablet} {
    grid-template-columns: 9rem 1fr auto;
    align-items: end;
  }
`;

const Ways = styled.dl`
  display: grid;
  align-self: center;
  div {
    display: grid;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.rule};
    ${from.tablet} {
      grid-template-columns: 5rem minmax(0, 1fr);
    }
  }
  div:last-child {
    border-bottom: 1px solid ${color.rule};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
