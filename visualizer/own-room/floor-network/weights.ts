import * as z from 'zod/mini';

/** One convolution. The weights run output by output, in each by row, column and input. */
export interface Layer {
  size: number;
  stride: number;
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

const count = z.int().check(z.positive());
const header = z.array(z.object({ name: z.string(), size: count, stride: count, inputs: count, outputs: count }));

/** Reads weights.bin (docs/floor-finder.md). Throws if it isn't whole. */
export function readWeights(file: ArrayBuffer): Map<string, Layer> {
  const headerEnd = 4 + new DataView(file).getUint32(0, true);
  const rows = header.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headerEnd - 4))));
  const outputs = rows.reduce((sum, row) => sum + row.outputs, 0);
  const floats = new Float32Array(file, headerEnd, outputs * 2);
  const bytes = new Int8Array(file, headerEnd + floats.byteLength);
  let [float, byte] = [0, 0];
  return new Map(
    rows.map(({ name, ...layer }) => {
      const scales = floats.subarray(float, float + layer.outputs);
      const biases = floats.subarray(float + layer.outputs, float + layer.outputs * 2);
      const each = layer.size ** 2 * layer.inputs;
      const weights = new Float32Array(each * layer.outputs);
      if (byte + weights.length > bytes.length) throw new Error(`The weights end before ${name}`);
      for (let i = 0; i < weights.length; i++) weights[i] = (bytes[byte + i] ?? 0) * (scales[Math.floor(i / each)] ?? 0);
      float += layer.outputs * 2;
      byte += weights.length;
      return [name, { ...layer, weights, biases }];
    }),
  );
}
