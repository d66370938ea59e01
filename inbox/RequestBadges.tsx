import {
  BellOff,
  CalendarClock,
  CalendarDays,
  Camera,
  Check,
  Clock,
  Copy,
  FileText,
  Languages,
  type LucideIcon,
  MessageSquare,
  Ruler,
  Siren,
  TriangleAlert,
  UserX,
  X,
} from 'lucide-react';
import { Fragment, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { followUpDays } from '#schema/api/quote.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { dateOf } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { languageName } from '#schema/rules/language.ts';
import { hasReached, requestStatuses } from '#schema/rules/request-statuses.ts';
import type { VisitWindow } from '#schema/rules/visit-windows.ts';
import { InboxIcon } from './InboxIcon.tsx';
import { count } from './labels.ts';
import { shortWindow, type Wait } from './times.ts';
import { Now } from './use-now.ts';

type BadgeFacts = Pick<ListedRequest, 'status'> & Partial<ListedRequest>;

interface RequestBadgesProps {
  request: BadgeFacts;
  wait: Wait | null;
}

/** What to know about a request at a glance. */
export function RequestBadges({ request, wait }: RequestBadgesProps) {
  const { status, mailFailed, notNotified, duplicate, trashedAt, urgency, withdrawnAt, isUnanswered, quote } = request;
  const { label, stage } = requestStatuses[status];
  const isOpenJob = hasReached(status, 'won') && stage === 'open';
  return (
    <BadgeRow>
      {urgency && status === 'new' && !trashedAt && <Badge kind="urgent" icon={Siren} text={`Urgent: ${urgency}`} />}
      {isUnanswered && <Badge kind="warning" icon={MessageSquare} text="New message" />}
      {wait && (
        <Badge kind={wait.isOverdue ? 'overdue' : 'good'} icon={wait.isOverdue ? TriangleAlert : Clock} text={wait.text} />
      )}
      {status !== 'new' && <Badge kind={isOpenJob ? 'good' : 'plain'} icon={stage === 'closed' ? X : Check} text={label} />}
      {withdrawnAt && <Badge kind="warning" icon={UserX} text="Withdrawn by the visitor" />}
      {duplicate && <Badge kind="warning" icon={Copy} text="Possible duplicate" />}
      {quote && quote.standing !== 'accepted' && (
        <Badge kind={quote.standing === 'canceled' ? 'warning' : 'plain'} icon={FileText} text={`Quote ${quote.standing}`} />
      )}
      {quote && <EndingBadge {...quote} />}
      <VisitBadges request={request} />
      <AttachmentBadges request={request} />
      {(mailFailed || notNotified) && <Badge kind="warning" icon={BellOff} text="Not sent" />}
    </BadgeRow>
  );
}

/** Of a quote that can be accepted for a few more days. */
export function EndingBadge({ standing, validUntil }: NonNullable<ListedRequest['quote']>) {
  const daysLeft = Math.round((Date.parse(validUntil) - dateOf(use(Now))) / dayMs);
  if ((standing !== 'sent' && standing !== 'opened') || daysLeft > followUpDays) return null;
  return (
    <Badge kind="warning" icon={CalendarClock} text={daysLeft > 0 ? `Expires in ${count(daysLeft, 'day')}` : 'Expires today'} />
  );
}

/** What was agreed, or asked for. */
function VisitBadges({ request }: { request: BadgeFacts }) {
  const { visit, preferredTimes = [] } = request;
  return (
    <>
      {visit && visit.state !== 'cancelled' && (
        <Badge
          kind={visit.state === 'confirmed' ? 'good' : 'plain'}
          icon={CalendarDays}
          text={<Windows intro={`Visit ${visit.state}: `} windows={[visit]} />}
        />
      )}
      {preferredTimes.length > 0 && (!visit || visit.state === 'cancelled') && (
        <Badge kind="plain" icon={CalendarDays} text={<Windows intro="Wants a visit: " windows={preferredTimes} />} />
      )}
    </>
  );
}

/** What came with the request. */
export function AttachmentBadges({ request }: { request: BadgeFacts }) {
  const { hasPlan, photoCount = 0, language = 'en' } = request;
  return (
    <>
      {photoCount > 0 && <Badge kind="plain" icon={Camera} text={count(photoCount, 'photo')} />}
      {hasPlan && <Badge kind="plain" icon={Ruler} text="Plan" />}
      {language !== 'en' && <Badge kind="plain" icon={Languages} text={languageName(language)} />}
    </>
  );
}

/** Times joined by "or". A line breaks between two of them, but never inside one. */
function Windows({ intro, windows }: { intro: string; windows: readonly VisitWindow[] }) {
  return windows.map((window, index) => (
    <Fragment key={shortWindow(window)}>
      <span>{index > 0 ? ' or ' : intro}</span>
      <span className="window">{shortWindow(window)}</span>
    </Fragment>
  ));
}

interface BadgeProps {
  kind: 'urgent' | 'overdue' | 'plain' | 'good' | 'warning';
  icon: LucideIcon;
  text: ReactNode;
}

export function Badge({ kind, icon, text }: BadgeProps) {
  return (
    <Frame data-kind={kind}>
      <InboxIcon icon={icon} size={15} />
      <span>{text}</span>
    </Frame>
  );
}

export const BadgeRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  &:empty {
    display: none;
  }
`;

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.1rem ${space[2]} 0.1rem 0.4rem;
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 550;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  .window {
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${color.inkMuted};
  }
  &[data-kind='good'] {
    background: ${color.successSoft};
    svg {
      color: ${color.success};
    }
  }
  &[data-kind='warning'] {
    background: ${color.warningSoft};
    svg {
      color: ${color.warning};
    }
  }
  &[data-kind='overdue'] {
    background: ${color.signalSoft};
    svg {
      color: ${color.signal};
    }
  }
  &[data-kind='urgent'] {
    background: ${color.signal};
    color: ${color.onDark};
    svg {
      color: ${color.onDark};
    }
  }
`;
