import { useEffect, useRef } from 'react';
import { PrintButton } from '#components/quote/PrintButton.tsx';
import { DocumentFrame } from '#components/quote/Quote.tsx';
import { Paper } from '#components/quote/QuoteSheet.tsx';
import type { Order as Jobs, OrderJob, OrderLine } from '#schema/api/order.ts';
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
              <thead>
                <tr>
                  <th scope="col">Floor</th>
                  <td>Amount</td>
                  <td>Boxes</td>
                </tr>
              </thead>
              <tbody>
                {sumByFloor(order.jobs, floors).map(({ floor, ...amounts }) => (
                  <Line key={`${floor} ${amounts.unit}`} words={floor} {...amounts} />
                ))}
              </tbody>
              {order.jobs.map((job) => (
                <tbody key={job.id}>
                  <tr>
                    <th scope="rowgroup" colSpan={3}>
                      <h3>{describeJob(job)}</h3>
                    </th>
                  </tr>
                  {job.lines.length === 0 && (
                    <tr>
                      <td colSpan={3}>No line of this quote says that it has material.</td>
                    </tr>
                  )}
                  {job.lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two can be the same
                    <Line key={index} words={line.description} {...line} boxes={boxesIn(line)} />
                  ))}
                </tbody>
              ))}
            </table>
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

interface LineProps extends Pick<OrderLine, 'quantity' | 'unit'> {
  words: string;
  boxes: number | null;
}

function Line({ words, quantity, unit, boxes }: LineProps) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>{`${grouped(quantity / 100)} ${unit}`}</td>
      <td>{boxes === null ? '–' : grouped(boxes)}</td>
    </tr>
  );
}
