import { styled } from 'styled-components';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { belowTablet } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Closes the page: the way to the form, and how else to reach us. */
export function ContactCard({ business }: Pick<Data, 'business'>) {
  const words = useWords('home');
  const { addressLine, email, hours, phone, promisedContact } = business;
  return (
    <Band tone="sunken">
      <Columns $split={[3, 2]} $align="center">
        <Stack>
          <h2>{words.start}</h2>
          <p>{fill(words.aboutStart, { time: promisedContact })}</p>
          <ContactActions label={words.estimate} phone={phone} isClosing />
        </Stack>
        <Ways>
          <Facts
            look="rows"
            facts={[
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

/** On phones, the footer right below has the same. */
const Ways = styled.div`
  ${belowTablet} {
    display: none;
  }
`;
