/** A pseudorandom number from 0 to 1 for a pair of whole numbers (lowbias32, https://nullprogram.com/blog/2018/07/31/). */
export function hash(a: number, b: number): number {
  let bits = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  bits ^= bits >>> 16;
  return (bits >>> 8) / 2 ** 24;
}
