import { type ServiceValue, serviceValues } from '../../schema/estimate-request.ts';

interface ServiceOptionsProps {
  /** The first option, for no service. */
  choose: string;
  labels: Record<ServiceValue, string>;
}

/** The options of 'Service needed'. */
export function ServiceOptions({ choose, labels }: ServiceOptionsProps) {
  return (
    <>
      <option value="">{choose}</option>
      {serviceValues.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </>
  );
}
