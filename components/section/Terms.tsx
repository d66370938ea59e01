import type { ReactNode } from 'react';

interface TermsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** The rows of a `dl`: names with their values. */
export function Terms({ rows }: TermsProps) {
  return rows.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
