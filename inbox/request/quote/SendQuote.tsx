import { use, useState } from 'react';
import { TextArea } from '#components/form/Field.tsx';
import type { Quote } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { replyLimits } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { useBusiness } from '../../business.ts';
import { writeLetter } from '../reply/letters.ts';
import { ReplyButtons } from '../reply/Reply.tsx';
import { SmallForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { sendQuote as postQuote } from './quote-api.ts';
import { SignHere } from './SignHere.tsx';

/** Nothing is sent to somebody who sits at the table. */
const shown = { channel: 'phone', text: 'Shown to sign on our device' } as const;

interface SendQuoteProps {
  request: StoredRequest;
  quote: Quote;
  editor: Pick<RequestEditor, 'saving' | 'sendQuote' | 'update'>;
  onSent: () => void;
}

/** The message that takes a quote to its customer. */
export function SendQuote({ request, quote, editor: { saving, sendQuote, update }, onSent }: SendQuoteProps) {
  const { businessName } = useBusiness();
  const { name = '' } = use(SignedIn);
  const total = money(quoteTotals(quote, []).total);
  const sender = { name, businessName };
  const letter = writeLetter('quote', { fullName: request.fullName, total, sender }, quote.language);
  const [text, setText] = useState(letter.text);
  return (
    <SmallForm aria-label="Send the quote" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor="inbox-quote-message">Message</label>
        <TextArea
          id="inbox-quote-message"
          rows={9}
          maxLength={replyLimits.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p>A link to their own page follows.</p>
      <ReplyButtons
        request={request}
        isBusy={saving !== null}
        send={async (way) => {
          if (saving === null && text.trim() !== '' && (await sendQuote(quote, { ...letter, way, text }))) onSent();
        }}
      />
      <SignHere
        id={request.id}
        prepare={() => update('quote', 'Quote made.', (version) => postQuote(request.id, { quote, tell: shown }, version))}
      />
    </SmallForm>
  );
}
