import { Clock, MapPin, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { describePart } from '#schema/rules/visit-windows.ts';
import { useBusiness } from '../business.ts';
import { count, titleOf } from '../labels.ts';
import { AttachmentBadges, Badge, BadgeRow } from '../RequestBadges.tsx';
import { RequestLink } from '../RequestLink.tsx';
import type { Navigation } from '../use-navigation.ts';
import { Row } from './Row.tsx';
import { WayThere } from './WayThere.tsx';

interface VisitRowProps {
  row: ListedRequest;
  /** How many visits are at this time, this one included. */
  atSameTime: number;
  navigation: Navigation;
}

/** A visit as the crew needs it: when, where, who, and the way there. */
export function VisitRow({ row, atSameTime, navigation }: VisitRowProps) {
  const { id, phone, zipCode, serviceNeeded, visit } = row;
  const { cities } = useBusiness();
  const city = cities[zipCode];
  const place = [city, zipCode].filter(Boolean).join(' ');
  if (!visit) return null;
  return (
    <Entry>
      <RequestLink id={id} navigation={navigation} data-request={id}>
        <span className="top">
          <b dir="auto">{titleOf(row)}</b>
          <time dateTime={visit.start}>{[describePart(visit.part), visit.crew].filter(Boolean).join(', ')}</time>
        </span>
        <span dir="auto">{[visit.address, place].filter(Boolean).join(', ')}</span>
        <span className="what">{fieldText('serviceNeeded', serviceNeeded)}</span>
        <BadgeRow>
          {visit.state === 'offered' && <Badge kind="plain" icon={Clock} text="Not confirmed yet" />}
          {atSameTime > 1 && <Badge kind="warning" icon={TriangleAlert} text={`${count(atSameTime, 'visit')} at this time`} />}
          {!visit.address && <Badge kind="warning" icon={MapPin} text="No street address yet" />}
          <AttachmentBadges request={row} />
        </BadgeRow>
      </RequestLink>
      <WayThere phone={phone} destination={visit.address && `${visit.address}, ${place}`} />
    </Entry>
  );
}

/** A row with buttons below it. */
export const Entry = styled(Row)`
  display: grid;
  padding-bottom: ${space[3]};
  &:has(> [aria-current]) {
    background: ${color.sunken};
  }
  & > a {
    padding-bottom: 0.5rem;
  }
  & > div {
    padding-inline: ${space[4]};
  }
  time {
    font-weight: 650;
  }
  .what {
    color: ${color.inkMuted};
  }
`;
