import { styled } from 'styled-components';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { Band } from '../layout/Band.tsx';
import { Heading } from '../layout/Layout.tsx';
import { from, space } from '../theme.ts';
import { ContactActions } from './ContactActions.tsx';

interface CallToActionProps {
  heading: string;
  body: string;
  /** Label of the link to the contact page. */
  button: string;
  phone: { text: string; href: string };
  /** What the page is about. */
  about?: RequestContext;
}

/** The band that closes a page. */
export function CallToAction({ heading, body, button, phone, about }: CallToActionProps) {
  return (
    <Band data-tone="sunken" data-no-print="">
      <Columns>
        <Heading>
          <h2>{heading}</h2>
          <p>{body}</p>
        </Heading>
        <ContactActions label={button} phone={phone} about={about} isClosing />
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: center;
  & > * {
    margin: 0;
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[7]};
  }
`;
