import { Mail, MessageSquare } from 'lucide-react';
import { use } from 'react';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { type Way, waysTo } from './outgoing.ts';

interface ReplyButtonsProps {
  request: StoredRequest;
  isBusy: boolean;
  send: (way: Way) => void;
}

const labels: Record<Way, string> = { mail: 'Send email', 'mail app': 'Open in mail app', 'text app': 'Open in text app' };

export function ReplyButtons({ request, isBusy, send }: ReplyButtonsProps) {
  const { canMail = false } = use(SignedIn);
  return (
    <ButtonRow>
      {waysTo(request, canMail).map((way, index) => (
        <SmallButton key={way} data-kind={index === 0 ? 'main' : undefined} aria-disabled={isBusy} onClick={() => send(way)}>
          <InboxIcon icon={way === 'text app' ? MessageSquare : Mail} />
          {labels[way]}
        </SmallButton>
      ))}
    </ButtonRow>
  );
}
