import { dateOf, dateText } from '../../schema/business-time.ts';
import type { ListedRequest } from '../../schema/stored-request.ts';

interface Group {
  title: string;
  requests: ListedRequest[];
}

/** Today's visits in the order of the day, then what else should have been answered. Groups without requests are left out. */
export function groupToday(requests: readonly ListedRequest[], now: number): Group[] {
  const today = dateText(dateOf(now));
  const isVisit = ({ visit }: ListedRequest) => visit?.date === today && visit.state !== 'cancelled';
  const startOf = ({ visit }: ListedRequest) => visit?.start ?? '';
  const visits = requests.filter(isVisit).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return [
    { title: 'Visits today', requests: visits },
    { title: 'Waiting for an answer', requests: requests.filter((row) => !isVisit(row)) },
  ].filter((group) => group.requests.length > 0);
}
