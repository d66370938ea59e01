import type { RequestContext } from '#schema/rules/request-context.ts';
import { Band } from '../layout/Band.tsx';
import { Columns } from '../layout/Columns.ts';
import { Lead } from '../layout/SectionHeading.tsx';
import { Stack } from '../layout/Stack.ts';
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
    <Band tone="sunken" data-no-print="">
      <Columns $split={[1, 'auto']} $align="center">
        <Stack $gap={2}>
          <h2>{heading}</h2>
          <Lead>{body}</Lead>
        </Stack>
        <ContactActions label={button} phone={phone} about={about} isClosing />
      </Columns>
    </Band>
  );
}
