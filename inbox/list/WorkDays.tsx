import { TriangleAlert } from 'lucide-react';
import { fieldText } from '#schema/request-fields/words.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeDays } from '#schema/rules/visit-windows.ts';
import { listVisits } from '../api.ts';
import { titleOf } from '../labels.ts';
import { Badge, BadgeRow } from '../RequestBadges.tsx';
import { RequestLink } from '../RequestLink.tsx';
import type { Navigation } from '../use-navigation.ts';
import { useReading } from '../use-reading.ts';
import { GroupTitle, RowList } from './Row.tsx';
import { Entry } from './VisitRow.tsx';
import { WayThere } from './WayThere.tsx';

interface WorkDaysProps {
  /** How many days, from today. */
  days: number;
  now: number;
  navigation: Navigation;
  /** Grows whenever something may have changed. */
  changes: number;
}

/** The jobs that crews work on in these days. */
export function WorkDays({ days, now, navigation, changes }: WorkDaysProps) {
  const [first, last] = [0, days - 1].map((day) => dateText(dateOf(now) + day * dayMs));
  const visits = useReading(`${first} ${last} ${changes}`, (signal) => listVisits(first ?? '', last ?? '', signal));
  if (!visits || visits.work.length === 0) return null;
  return (
    <section aria-label="Work days">
      <GroupTitle>Work days</GroupTitle>
      <RowList>
        {visits.work.map((row) => (
          <Entry key={row.id}>
            <RequestLink id={row.id} navigation={navigation} data-request={row.id}>
              <span className="top">
                <b dir="auto">{titleOf(row)}</b>
                <span>{row.crew}</span>
              </span>
              <span>{describeDays(row)}</span>
              <span dir="auto">{row.place ?? row.zipCode}</span>
              <span className="what">{fieldText('serviceNeeded', row.serviceNeeded)}</span>
              {row.note && <span dir="auto">{row.note}</span>}
              <BadgeRow>
                {row.isDouble && <Badge kind="warning" icon={TriangleAlert} text="This crew has two jobs on one day" />}
              </BadgeRow>
            </RequestLink>
            <WayThere phone={row.phone} destination={row.place} />
          </Entry>
        ))}
      </RowList>
    </section>
  );
}
