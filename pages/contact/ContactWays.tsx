import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { barStepsAside, belowTablet, font, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Beside the form: how else to reach us, and where we work. */
export function ContactWays({ business, hero }: Pick<Data, 'business' | 'hero'>) {
  const words = useWords('contact');
  const workArea = useWords('frame.workArea');
  const { phone, email, hours, addressLine, counties } = business;
  const facts = [
    { label: words.call, value: <Way name={<PhoneNumber href={phone.href}>{phone.text}</PhoneNumber>} note={words.aboutCall} /> },
    { label: words.email, value: <EmailLink email={email} /> },
    { label: words.area, value: <Way name={words.aboutArea} note={addressLine} /> },
    { label: words.hours, value: <Way name={hours.weekdays} note={hours.saturday} /> },
  ];
  return (
    <Side>
      <Stack $isWide>
        <View image={hero} sizes="(min-width: 900px) 432px, (min-width: 640px) 46vw, 94vw" />
        <Facts look="rows" facts={facts} />
      </Stack>
      <Stack $gap={3}>
        <SmallHeading>{words.counties}</SmallHeading>
        <MarkedList columns={2} texts={counties.served.map((county) => fill(words.county, { name: county }))} />
        <Note>{workArea}</Note>
        <PageLink href="/cities">{words.allCities}</PageLink>
      </Stack>
    </Side>
  );
}

function Way({ name, note }: { name: ReactNode; note: string }) {
  return (
    <>
      <p>{name}</p>
      <Note>{note}</Note>
    </>
  );
}

/** Two columns below the form, and one beside it. */
const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[5]} ${space[6]};
`;

const View = styled(FramedPicture)`
  ${belowTablet} {
    display: none;
  }
`;

const PhoneNumber = styled.a`
  font: 540 ${size.h4}/1.4 ${font.heading};
  ${barStepsAside('closing')}
`;

const Note = styled.p`
  ${secondaryText}
`;
