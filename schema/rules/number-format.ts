/** A number, e.g. '2,500'. */
export const grouped = new Intl.NumberFormat('en-US').format;

/** US dollars and cents, e.g. '$3,840.00'. */
export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format;

/** US dollars, rounded, e.g. '$3,840'. */
export const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  .format;
