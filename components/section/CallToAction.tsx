import { ButtonLink } from '../form/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { Actions, Container, Heading, Section } from './Layout.tsx';

interface CallToActionProps {
  heading: string;
  body: string;
  /** Label of the link to /contact. */
  button: string;
  phone: { text: string; href: string };
}

/** The dark band that closes a page. */
export function CallToAction({ heading, body, button, phone }: CallToActionProps) {
  return (
    <Section data-tone="dark" data-tight="" data-no-print="">
      <Container>
        <Heading>
          <h2>{heading}</h2>
          <p>{body}</p>
          <Actions>
            <ButtonLink href="/contact">{button}</ButtonLink>
            <ButtonLink data-kind="quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </ButtonLink>
          </Actions>
        </Heading>
      </Container>
    </Section>
  );
}
