import { type FieldName, requestFields } from '#schema/request-fields/fields.ts';
import type { FieldWords } from '#schema/request-fields/words.ts';
import { type ControlProps, Input, Select, TextArea } from './Field.tsx';
import { Options } from './Options.tsx';

interface RequestControlProps extends ControlProps {
  name: FieldName;
  words: FieldWords;
  /** Whether it has to be filled in here. */
  required?: boolean;
  /** What the browser may fill in, if not the visitor's own. */
  autoComplete?: string | undefined;
}

/** The control of a request's field. It's uncontrolled, so that text typed before hydration stays. */
export function RequestControl({
  words: { choose = '', options = {} },
  required = false,
  autoComplete: own,
  ...props
}: RequestControlProps) {
  const { control, autoComplete, inputMode } = requestFields[props.name];
  if (control === 'textarea') return <TextArea {...props} required={required} rows={4} />;
  if (control !== 'select')
    return <Input {...props} type={control} required={required} autoComplete={own ?? autoComplete} inputMode={inputMode} />;
  return (
    <Select {...props} required={required} defaultValue="">
      <Options choose={choose} labels={options} />
    </Select>
  );
}
