import { ButtonLink } from '../form/Button.tsx';
import { CallButton } from '../form/CallButton.tsx';
import { Actions, Container, Heading, Section } from './Layout.tsx';

interface CallToActionProps {
  heading: string;
  body: string;
  /** Label of the link to the contact page. */
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
            <CallButton phone={phone} />
          </Actions>
        </Heading>
      </Container>
    </Section>
  );
}
