/**
 * Streams text piece by piece. The first piece is read before the response begins, so that an outage is still answered with an error. If
 * reading fails midway, the stream breaks off, so half a file can't pass for a whole one.
 */
export async function streamText(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let piece = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      if (piece.done) return controller.close();
      controller.enqueue(encoder.encode(piece.value));
      piece = await pieces.next();
    },
  });
}
