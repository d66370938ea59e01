import type { ComponentProps } from 'react';
import { Select } from '#components/form/Field.tsx';
import { useBusiness } from '../../business.ts';

/** Who goes: our crews, and one that has left but is still planned. */
export function CrewSelect({
  crew,
  empty,
  ...props
}: ComponentProps<typeof Select> & { crew: string | undefined; empty?: string }) {
  const { crews } = useBusiness();
  return (
    <Select {...props} {...(props.onChange ? { value: crew ?? '' } : { defaultValue: crew })}>
      {empty && <option value="">{empty}</option>}
      {[...new Set([...crews, ...(crew ? [crew] : [])])].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}
