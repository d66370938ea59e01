import { MapPin, Phone } from 'lucide-react';
import { mapUrl } from '#schema/rules/map-url.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { callable, callUrl, sayNumber } from '../request/reply/contact-urls.ts';
import { ButtonRow, SmallButtonLink } from '../SmallButton.tsx';

interface WayThereProps {
  phone: string;
  /** Street and place, once we know them. */
  destination: string | undefined;
}

/** What a crew needs on its way: the phone, and the map. */
export function WayThere({ phone, destination }: WayThereProps) {
  const numbers = callable(phone);
  return (
    <ButtonRow>
      {numbers.map((number) => (
        <SmallButtonLink key={number.line} href={callUrl(number)}>
          <InboxIcon icon={Phone} />
          {sayNumber('Call', number, numbers)}
        </SmallButtonLink>
      ))}
      {destination && (
        <SmallButtonLink href={mapUrl(destination)} target="_blank" rel="noopener noreferrer">
          <InboxIcon icon={MapPin} />
          Map
        </SmallButtonLink>
      )}
    </ButtonRow>
  );
}
