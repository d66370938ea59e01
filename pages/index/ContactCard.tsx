import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Input, Select } from '#components/form/Field.tsx';
import { Options } from '#components/form/Options.tsx';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Terms } from '#components/layout/Terms.tsx';
import { usePageLanguage } from '#components/page-language.ts';
import { barStepsAside, belowTablet, color, from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { zipPattern } from '#schema/rules/zip.ts';
import type { Data } from './+data.ts';

/** Closes the page: zip code and service, which open the estimate form filled in, and how else to reach us. */
export function ContactCard({ words, business }: Pick<Data, 'words' | 'business'>) {
  const { localize } = usePageLanguage();
  const { addressLine, email, hours, phone, promisedContact } = business;
  const phoneLink = <a href={phone.href}>{phone.text}</a>;
  return (
    <Band tone="sunken">
      <Columns $split={[3, 2]}>
        <Stack>
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
                <Options choose={words.chooseService} labels={words.serviceLabels} />
              </Select>
            </div>
            <Button type="submit">{words.estimate}</Button>
          </Start>
        </Stack>
        <Ways>
          <Terms
            rows={[
              [words.phone, phoneLink],
              [words.email, <EmailLink key="email" email={email} />],
              [words.hours, <Hours key="hours" {...hours} />],
              [words.address, addressLine],
            ]}
          />
        </Ways>
      </Columns>
    </Band>
  );
}

function Hours({ weekdays, saturday }: Data['business']['hours']) {
  return (
    <>
      {weekdays}
      <br />
      {saturday}
    </>
  );
}

const Start = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  gap: ${space[4]} ${space[2]};
  align-items: end;
  width: 100%;
  padding: ${space[3]};
  background: ${color.raised};
  label {
    font-size: 1rem;
    font-weight: 600;
  }
  button {
    grid-column: 1 / -1;
    ${barStepsAside('closing')}
  }
  /* The button gets a row of its own where the service's name wouldn't fit beside it. */
  ${from.tablet} {
    padding: ${space[5]};
    gap: ${space[4]};
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    div {
      flex: 1 1 9rem;
    }
    div + div {
      flex: 3 1 13rem;
    }
  }
`;

const Ways = styled.dl`
  display: grid;
  align-self: center;
  /* On phones, the footer right below has the same. */
  ${belowTablet} {
    display: none;
  }
  div {
    display: grid;
    align-content: start;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.rule};
    ${from.tablet} {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      gap: ${space[2]};
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
