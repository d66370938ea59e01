import type { ReactNode } from 'react';

/** The rows of a `dl`: names with their values. */
export function Terms({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return rows.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
