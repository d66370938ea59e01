import { styled } from 'styled-components';
import { Container } from '../layout/Container.ts';
import { Row } from '../layout/Row.ts';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { Filled } from '../prose/Filled.tsx';
import { belowTablet, color, from, size, space } from '../theme.ts';
import { EmailLink } from './EmailLink.tsx';
import type { OtherLanguage } from './LanguageSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuLink } from './MenuPanel.tsx';
import { Wordmark } from './Wordmark.tsx';

interface SiteFooterProps {
  path: string;
  business: {
    name: string;
    phone: { text: string; href: string };
    email: string;
    addressLine: string;
    hours: { weekdays: string; saturday: string };
    copyrightYear: number;
    socials: readonly { name: string; href: string }[];
  };
  links: {
    /** Names of the services. They all link to the overview. */
    services: readonly string[];
    areas: readonly string[];
    /** Where to read how to ask for the insurance certificate. */
    insurance: string | null;
    /** Pages about how we work. */
    company: readonly MenuLink[];
    /** Other pages, in the last line. */
    more: readonly MenuLink[];
  };
  otherLanguage: OtherLanguage | null;
  /** Set for a demonstration, whose business doesn't exist. */
  isDemo: boolean;
}

export function SiteFooter({ path, business, links, otherLanguage, isDemo }: SiteFooterProps) {
  const words = useWords('frame');
  const insured = links.insurance ? <PageLink href={links.insurance}>{words.insured}</PageLink> : words.insured;
  return (
    <Foot data-tone="dark" data-no-print="">
      <Container>
        <Parts>
          <About>
            <Wordmark />
            <p>
              <Filled text={words.aboutUs} parts={{ insured }} />
            </p>
            {business.socials.length > 0 && (
              <ul>
                {business.socials.map((social) => (
                  <li key={social.href}>
                    <a href={social.href}>{social.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </About>
          <nav aria-label={words.services}>
            <h2>{words.services}</h2>
            <ul>
              {links.services.map((service) => (
                <li key={service}>{renderLink({ name: service, href: '/services' }, path)}</li>
              ))}
            </ul>
          </nav>
          <nav aria-label={words.company}>
            <h2>{words.company}</h2>
            <ul>
              {links.company.map((link) => (
                <li key={link.href}>{renderLink(link, path)}</li>
              ))}
            </ul>
          </nav>
          <Short>
            <h2>{words.areas}</h2>
            <ul>
              {links.areas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </Short>
          <Short>
            <h2>{words.contact}</h2>
            <ul>
              <li>
                <a href={business.phone.href}>{business.phone.text}</a>
              </li>
              <li>
                <EmailLink email={business.email} />
              </li>
              <li>{business.addressLine}</li>
              <li>{business.hours.weekdays}</li>
              <li>{business.hours.saturday}</li>
            </ul>
          </Short>
        </Parts>
        <Legal $isSpread>
          <p>
            © {business.copyrightYear} {business.name}
          </p>
          <Row as="ul">
            {links.more.map((link) => (
              <li key={link.href}>{renderLink(link, path)}</li>
            ))}
            {otherLanguage && (
              <li>
                <LanguageSwitch {...otherLanguage} />
              </li>
            )}
          </Row>
        </Legal>
        {isDemo && <Demo>{words.demo}</Demo>}
      </Container>
    </Foot>
  );
}

/** A page doesn't link to itself. */
function renderLink({ name, href }: MenuLink, path: string) {
  return path === href ? name : <PageLink href={href}>{name}</PageLink>;
}

const Foot = styled.footer`
  background: ${color.dark};
  color: ${color.inkMuted};
  font-size: 0.97rem;
  a {
    color: ${color.onDark};
    text-decoration: none;
  }
  a:hover,
  p > a {
    color: ${color.onDark};
    text-decoration: underline;
  }
  h2 {
    font-size: 1.1rem;
    color: ${color.onDark};
  }
  /* Space for the phone bar. */
  padding-bottom: 4.25rem;
  ${from.laptop} {
    padding-bottom: ${space[5]};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[4]};
  h2 {
    margin-bottom: ${space[2]};
  }
  li {
    padding-block: 0.2rem;
    line-height: 1.5;
  }
  ${belowTablet} {
    font-size: ${size.small};
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
    padding-block: ${space[7]};
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, auto);
  }
  ${from.desktop} {
    grid-template-columns: minmax(11rem, 1fr) repeat(4, auto);
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
  p {
    margin-top: ${space[2]};
    max-width: 22rem;
  }
  ${from.desktop} {
    grid-column: auto;
  }
`;

/** On phones, its items are side by side. */
const Short = styled.div`
  ${belowTablet} {
    grid-column: 1 / -1;
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[3]};
    }
  }
`;

const Legal = styled(Row)`
  row-gap: 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.rule};
  font-size: 0.8125rem;
  line-height: 2;
  ul {
    row-gap: 0;
  }
  a {
    flex-direction: row;
    align-items: baseline;
    gap: ${space[1]};
    min-height: 0;
  }
`;

const Demo = styled.p`
  padding-block: ${space[2]};
  font-size: ${size.small};
`;
