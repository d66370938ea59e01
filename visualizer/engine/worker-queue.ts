/** Runs jobs in a Web Worker, one at a time and in order. The worker starts with the first job. */
export class WorkerQueue<Job, Result> {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** `task` runs when it's its turn, so it can check then whether it's still needed. */
  add<Output>(task: (run: (job: Job) => Promise<Result>) => Promise<Output>): Promise<Output> {
    const output = this.#last.then(() => task((job) => this.#run(job)));
    this.#last = output.catch(() => null);
    return output;
  }

  #run(job: Job): Promise<Result> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data);
      worker.onerror = ({ message }) => {
        // The next job gets a new worker: this one may never have loaded.
        worker.terminate();
        this.#worker = undefined;
        reject(new Error(`The drawing worker failed: ${message}`));
      };
      worker.postMessage(job);
    });
  }
}
