import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Input, Select } from '#components/form/Field.tsx';
import { Options } from '#components/form/Options.tsx';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { barStepsAside, belowTablet, color, from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { zipPattern } from '#schema/rules/zip.ts';
import type { Data } from './+data.ts';

/** Closes the page: zip code and service, which open the estimate form filled in, and how else to reach us. */
export function ContactCard({ business, serviceLabels }: Pick<Data, 'business' | 'serviceLabels'>) {
  const { localize } = usePageLanguage();
  const words = useWords('home');
  const { addressLine, email, hours, phone, promisedContact } = business;
  return (
    <Band tone="sunken">
      <Columns $split={[3, 2]} $align="center">
        <Stack $isWide>
          <h2>{words.start}</h2>
          <p>{fill(words.aboutStart, { time: promisedContact })}</p>
          <Start action={localize('/contact').href} method="get" aria-label={words.start}>
            <div>
              <label htmlFor="start-zip">{words.zip}</label>
              <Input
                id="start-zip"
                name="zip"
                type="text"
                pattern={zipPattern}
                title={words.fiveDigits}
                inputMode="numeric"
                autoComplete="postal-code"
              />
            </div>
            <div>
              <label htmlFor="start-service">{words.need}</label>
              <Select id="start-service" name="service" defaultValue="">
                <Options choose={words.chooseService} labels={serviceLabels} />
              </Select>
            </div>
            <Submit type="submit">{words.estimate}</Submit>
          </Start>
        </Stack>
        <Ways>
          <Facts
            look="rows"
            facts={[
              { label: words.phone, value: <a href={phone.href}>{phone.text}</a> },
              { label: words.email, value: <EmailLink email={email} /> },
              {
                label: words.hours,
                value: (
                  <>
                    {hours.weekdays}
                    <br />
                    {hours.saturday}
                  </>
                ),
              },
              { label: words.address, value: addressLine },
            ]}
          />
        </Ways>
      </Columns>
    </Band>
  );
}

const Start = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[2]};
  align-items: end;
  padding: ${space[3]};
  background: ${color.raised};
  font-size: 1rem;
  div {
    flex: 1 1 7rem;
  }
  div + div {
    flex-grow: 4;
  }
  label {
    font-weight: 600;
  }
  ${from.tablet} {
    padding: ${space[5]};
    column-gap: ${space[4]};
  }
`;

const Submit = styled(Button)`
  flex: auto;
  ${barStepsAside('closing')}
`;

/** On phones, the footer right below has the same. */
const Ways = styled.div`
  ${belowTablet} {
    display: none;
  }
`;
