import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Actions, Box } from '../../components/section/Layout.tsx';
import { color, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function ContactCard({ business }: Pick<Data, 'business'>) {
  const { addressLine, email, hours, phone, promisedContact } = business;
  return (
    <Frame>
      <h2>Start with a free estimate</h2>
      <p>
        Tell us the rooms and your zip code. We contact you within {promisedContact}, measure, test the slab and leave a written
        price. There is no obligation.
      </p>
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phone.href}>{phone.text}</a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
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
      </dl>
      <Actions>
        <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
      </Actions>
    </Frame>
  );
}

const Frame = styled(Box)`
  padding: ${space[6]} ${space[5]};
  h2 {
    font-size: ${size.h3};
  }
  dl {
    display: grid;
    gap: ${space[2]};
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
  }
  dt {
    min-width: 5rem;
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    position: sticky;
    top: 6rem;
  }
`;
