/** The business minutes after which an unanswered request becomes more urgent. */
const urgencies = [
  { urgency: 'overdue', from: 60 },
  { urgency: 'late', from: 15 },
  { urgency: 'due', from: 5 },
  { urgency: 'fresh', from: 0 },
] as const;

export type Urgency = (typeof urgencies)[number]['urgency'];

export function urgencyOf(minutes: number): Urgency {
  return urgencies.find(({ from }) => minutes >= from)?.urgency ?? 'fresh';
}
