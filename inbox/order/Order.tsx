import { useEffect, useRef } from 'react';
import { PrintButton } from '#components/quote/PrintButton.tsx';
import { DocumentFrame } from '#components/quote/Quote.tsx';
import { Paper } from '#components/quote/QuoteSheet.tsx';
import type { Order as Jobs, OrderJob } from '#schema/api/order.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { describeDay } from '#schema/rules/visit-windows.ts';
import { read } from '../api.ts';
import { useBusiness } from '../business.ts';
import { titleOf } from '../labels.ts';
import { BackButton, Sheet } from '../request/Sheet.tsx';
import { useReading } from '../use-reading.ts';
import { boxesIn, sumByFloor } from './sum-by-floor.ts';

/** What stands in the address in place of a request's id. */
export const orderId = 'order';

interface OrderProps {
  /** Grows whenever something may have changed. */
  changes: number;
  close: () => void;
}

/** What to order from suppliers for the jobs ahead: by floor, and line by line. */
export function Order({ changes, close }: OrderProps) {
  const { floors } = useBusiness();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = useReading(changes, (signal) => read<Jobs>('/api/order', signal));

  useEffect(() => heading.current?.focus(), []);

  return (
    <Sheet aria-labelledby="inbox-order">
      <BackButton close={close} />
      <h2 id="inbox-order" ref={heading} tabIndex={-1}>
        Order for suppliers
      </h2>
      <p>The material of signed jobs that haven't begun. Check it against what you have in stock.</p>
      {!order && <p role="status">Loading…</p>}
      {order?.jobs.length === 0 && <p>No signed job is ahead.</p>}
      {order && order.jobs.length > 0 && (
        <DocumentFrame>
          <Paper>
            <h2>Material to order</h2>
            <table>
              <Head />
              <tbody>
                {sumByFloor(order.jobs, floors).map(({ floor, quantity, boxes }) => (
                  <tr key={floor}>
                    <th scope="row">{floor}</th>
                    <Amounts quantity={quantity} boxes={boxes} />
                  </tr>
                ))}
              </tbody>
            </table>
            {order.jobs.map((job) => (
              <section key={job.id}>
                <h3>{describeJob(job)}</h3>
                <table>
                  <Head />
                  <tbody>
                    {job.lines.map(({ description, quantity, box }, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two can be the same
                      <tr key={index}>
                        <th scope="row">{description}</th>
                        <Amounts quantity={quantity} boxes={boxesIn({ quantity, box })} />
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ))}
          </Paper>
          <PrintButton label="Print" />
        </DocumentFrame>
      )}
    </Sheet>
  );
}

function describeJob({ work, place, ...person }: OrderJob): string {
  return `${work ? describeDay(work.first) : 'No days yet'}: ${titleOf(person)}, ${place}`;
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">Floor</th>
        <td>Sq ft</td>
        <td>Boxes</td>
      </tr>
    </thead>
  );
}

function Amounts({ quantity, boxes }: { quantity: number; boxes: number | null }) {
  return (
    <>
      <td>{grouped(quantity / 100)}</td>
      <td>{boxes === null ? '–' : grouped(boxes)}</td>
    </>
  );
}
