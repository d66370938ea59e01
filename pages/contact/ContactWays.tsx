import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Icon, type IconName } from '#components/media/Icon.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { barStepsAside, belowTablet, color, font, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Beside the form: how else to reach us, and where we work. */
export function ContactWays({ words, business, hero }: Pick<Data, 'words' | 'business' | 'hero'>) {
  const { phone, email, hours, responseTime, addressLine, counties } = business;
  return (
    <Side>
      <View image={hero} sizes="(min-width: 900px) 400px, (min-width: 640px) 46vw, 94vw" />
      <dl>
        <Way icon="phone" name={words.call}>
          <a href={phone.href}>{phone.text}</a>
          <span>{fill(words.aboutCall, { time: responseTime })}</span>
        </Way>
        <Way icon="mail" name={words.email}>
          <EmailLink email={email} />
        </Way>
        <Way icon="place" name={words.area}>
          {words.aboutArea}
          <span>{addressLine}</span>
        </Way>
        <Way icon="clock" name={words.hours}>
          {hours.weekdays}
          <br />
          {hours.saturday}
        </Way>
      </dl>
      <h2>{words.counties}</h2>
      <MarkedList columns={2} texts={counties.served.map((county) => fill(words.county, { name: county }))} />
      <p>{words.workArea}</p>
      <PageLink href="/cities">{words.allCities}</PageLink>
    </Side>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${belowTablet} {
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
  dd > [href^='tel:'] {
    ${barStepsAside('closing')}
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
