import { styled } from 'styled-components';
import { Container } from '../section/Layout.tsx';
import { PlankRule } from '../section/PlankRule.tsx';
import { color, from, size, space } from '../theme.ts';
import { EmailLink } from './EmailLink.tsx';
import { Wordmark } from './Wordmark.tsx';

interface SiteFooterProps {
  path: string;
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
  /** Pages about how we work. */
  company: readonly { name: string; href: string }[];
}

export function SiteFooter({ path, business, services, areas, company }: SiteFooterProps) {
  return (
    <Foot data-tone="dark">
      <PlankRule />
      <Container>
        <Columns>
          <div>
            <Wordmark />
            <p>We install and refinish floors in Austin and Central Texas, and we're insured.</p>
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
                <li key={service}>{path === '/services' ? service : <a href="/services">{service}</a>}</li>
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
          <nav aria-label="Company">
            <h2>Company</h2>
            <ul>
              {company.map(({ name, href }) => (
                <li key={href}>{path === href ? name : <a href={href}>{name}</a>}</li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={business.phone.href}>{business.phone.text}</a>
              </li>
              <li>
                <EmailLink email={business.email} />
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
            {siteLinks.map(({ name, href }) => (
              <li key={href}>{path === href ? name : <a href={href}>{name}</a>}</li>
            ))}
          </ul>
        </Legal>
      </Container>
    </Foot>
  );
}

const siteLinks = [
  { name: 'Flooring catalog', href: '/flooring' },
  { name: 'Floor visualizer', href: '/visualizer' },
  { name: 'Privacy', href: '/privacy' },
];

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
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-block: ${space[7]};
  & > :first-child,
  & > :nth-last-child(-n + 2) {
    grid-column: 1 / -1;
  }
  & > :first-child p {
    margin-top: ${space[4]};
    max-width: 22rem;
  }
  li {
    padding-block: 0.2rem;
    line-height: 1.5;
  }
  ${from.tablet} {
    & > :nth-last-child(-n + 2) {
      grid-column: auto;
    }
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) repeat(4, auto);
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
  p,
  li {
    line-height: 2;
  }
`;
