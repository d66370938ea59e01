/** Milliseconds of work at a time; in a frame of 16 that leaves room for everything else, on slow phones too. */
const shortSlice = 4;

/** Does the work of a generator in slices between which messages and events are heard; null once the signal gives it up. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
  slice = shortSlice,
): Promise<Result | null> {
  // What asked for it, as a click with all it renders, has had its own time.
  await new Promise((done) => setTimeout(done));
  let end = performance.now() + slice;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((done) => setTimeout(done));
    if (signal.aborted) return null;
    end = performance.now() + slice;
  }
}
