import { useState } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import type { Quote } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { useBusiness } from '../../business.ts';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { quantityOf } from './DecimalInput.tsx';
import { startQuote } from './prefill.ts';

interface AskFloorProps {
  request: StoredRequest;
  start: (changes: Pick<Quote, 'lines' | 'days'>) => void;
  skip: () => void;
}

/** What a quote without a plan has to know before it has any lines. */
export function AskFloor({ request, start, skip }: AskFloorProps) {
  const { floors, quoteFacts } = useBusiness();
  const [floor, setFloor] = useState('');
  const [size, setSize] = useState('');
  const [error, setError] = useState<string>();

  function finish() {
    const area = quantityOf(size);
    if (area > 0)
      return start(
        startQuote(
          request,
          floors.find(({ name }) => name === floor),
          area,
          quoteFacts,
        ),
      );
    setError(`Enter the square feet, such as 450 or 15'6" x 20'`);
    document.getElementById('inbox-quote-size')?.focus();
  }

  return (
    <div className="wide">
      <ChoiceField
        form="inbox-quote"
        name="floor"
        label="Floor"
        choices={[['', 'No new floor: the service at its price'], ...floors.map(({ name }) => [name, name] as const)]}
        value={floor}
        choose={setFloor}
      />
      <Field form="inbox-quote" name="size" label="Square feet" hint={`All rooms, such as 15'6" x 20' + 8 x 10`} error={error}>
        {(control) => <Input {...control} autoComplete="off" value={size} onChange={({ target }) => setSize(target.value)} />}
      </Field>
      <ButtonRow>
        <SmallButton data-kind="main" onClick={finish}>
          Make the lines
        </SmallButton>
        <SmallButton onClick={skip}>Start with an empty line</SmallButton>
      </ButtonRow>
    </div>
  );
}
