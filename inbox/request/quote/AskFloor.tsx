import { useState } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import type { Quote } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { namesIn } from '#schema/rules/table.ts';
import { useBusiness } from '../../business.ts';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { quantityOf } from './DecimalInput.tsx';
import { findFloor } from './floors.ts';
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
  const [isTried, setTried] = useState(false);
  const area = quantityOf(size);
  const errors = {
    floor: floor === '' ? 'Choose the floor' : undefined,
    size: area > 0 ? undefined : `Enter the square feet, such as 450 or 15'6" x 20'`,
  };

  function finish() {
    const wrong = namesIn(errors).find((name) => errors[name]);
    setTried(true);
    if (wrong) document.getElementById(`inbox-quote-${wrong}`)?.focus();
    else start(startQuote(request, findFloor(floors, floor), area, quoteFacts));
  }

  return (
    <div className="wide">
      <ChoiceField
        form="inbox-quote"
        name="floor"
        label="Floor"
        error={isTried ? errors.floor : undefined}
        choices={[
          ['', 'Choose one'],
          ...floors.map(({ name }) => [name, name] as const),
          ['none', 'No new floor: the service at its price'],
        ]}
        value={floor}
        choose={setFloor}
      />
      <Field
        form="inbox-quote"
        name="size"
        label="Square feet"
        hint={`All rooms, such as 15'6" x 20' + 8 x 10`}
        error={isTried ? errors.size : undefined}
      >
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
