import { styled } from 'styled-components';
import { Container } from '../section/Layout.tsx';
import { PlankRule } from '../section/PlankRule.tsx';
import { color, from, size, space } from '../theme.ts';
import { Wordmark } from './Wordmark.tsx';

interface SiteFooterProps {
  business: {
    name: string;
    phone: { text: string; href: string };
    email: string;
    addressLine: string;
    hours: { weekdays: string; saturday: string; emergency: string };
    copyrightYear: number;
    socials: readonly { name: string; href: string }[];
  };
  /** Names of the services. They all link to the overview. */
  services: readonly string[];
  areas: readonly string[];
}

export function SiteFooter({ business, services, areas }: SiteFooterProps) {
  return (
    <Foot data-tone="dark">
      <PlankRule />
      <Container>
        <Columns>
          <div>
            <Wordmark />
            <p>Flooring installation and refinishing in Austin and Central Texas. Licensed and insured.</p>
            {business.socials.length > 0 && (
              <ul>
                {business.socials.map((social) => (
                  <li key={social.href}>
                    <a href={social.href}>{social.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label="Services">
            <h2>Services</h2>
            <ul>
              {services.map((service) => (
                <li key={service}>
                  <a href="/services">{service}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Areas</h2>
            <ul>
              {areas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={business.phone.href}>{business.phone.text}</a>
              </li>
              <li>
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </li>
              <li>{business.addressLine}</li>
              <li>{business.hours.weekdays}</li>
            </ul>
          </div>
        </Columns>
        <Legal>
          <p>
            © {business.copyrightYear} {business.name}
          </p>
          <ul>
            <li>
              <a href="/flooring">Flooring catalog</a>
            </li>
            <li>
              <a href="/visualizer">Floor visualizer</a>
            </li>
            <li>
              <a href="/privacy">Privacy</a>
            </li>
          </ul>
        </Legal>
      </Container>
    </Foot>
  );
}

const Foot = styled.footer`
  background: ${color.dark};
  color: ${color.onDarkMuted};
  font-size: 0.97rem;
  a {
    color: ${color.onDark};
    text-decoration: none;
  }
  a:hover {
    color: ${color.onDark};
    text-decoration: underline;
  }
  :focus-visible {
    outline-color: ${color.accentOnDark};
  }
  h2 {
    margin-bottom: ${space[3]};
    font-size: 1.1rem;
    color: ${color.onDark};
  }
  /* Space for the phone bar. */
  padding-bottom: 5rem;
  ${from.laptop} {
    padding-bottom: ${space[5]};
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  padding-block: ${space[7]};
  & > :first-child {
    color: ${color.onDark};
    grid-column: 1 / -1;
    p {
      margin-top: ${space[4]};
      max-width: 22rem;
      color: ${color.onDarkMuted};
    }
  }
  li {
    padding-block: 0.2rem;
  }
  li a {
    display: inline-block;
    padding-block: 0.15rem;
    overflow-wrap: anywhere;
  }
  ${from.laptop} {
    grid-template-columns: 1.5fr 1fr 1fr 1.2fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.darkRule};
  font-size: ${size.small};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;
