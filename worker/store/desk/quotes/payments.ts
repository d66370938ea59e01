/** Payments, as the business notes them. They go with their request. */
import { type NewPayment, paymentLimits } from '#schema/api/payment.ts';
import { money } from '#schema/api/quote-parts.ts';
import { DeskApi } from '../api.ts';
import { addEvent, type Changed, changeRequest, type Edit } from '../change.ts';
import { addRow, hasRow } from '../sql.ts';
import { paymentsOf } from './payment-rows.ts';

export class Payments extends DeskApi {
  add(id: string, payment: NewPayment, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (_, author) => {
      if (!hasRow(this.sql, 'contracts WHERE request_id = ?', id)) return 'nothing signed';
      if (paymentsOf(this.sql, id).length >= paymentLimits.count) return 'too many payments';
      addRow(this.sql, 'payments', { request_id: id, ...payment });
      addEvent(this.sql, id, `Payment noted: ${describe(payment)}`, author);
      return null;
    });
  }

  remove(id: string, number: number, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (_, author) => {
      const payment = paymentsOf(this.sql, id).find((each) => each.number === number);
      this.sql.exec('DELETE FROM payments WHERE request_id = ? AND number = ?', id, number);
      if (payment) addEvent(this.sql, id, `Payment taken off: ${describe(payment)}`, author);
      return null;
    });
  }
}

function describe({ cents, date, part, way }: NewPayment): string {
  return `${money(cents)} on ${date}, ${part}, ${way}`;
}
