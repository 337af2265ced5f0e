import { Agent, request } from 'node:http';
import type { BenchDatabase } from './bench-database';
import type { BenchServer } from './bench-servers';
import { processorTime } from './processor-time';

/** One customer's requests to a server. Throws when they fail. */
export type Flow = () => Promise<void>;

export interface FlowSample {
  /** Flows per second. */
  readonly rate: number;
  /** The median and the 99th percentile, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time per flow, of the server and its database. */
  readonly processor: number;
}

interface ServerFlow {
  readonly server: BenchServer;
  readonly flow: Flow;
}

const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const median = (samples: readonly FlowSample[], of: keyof FlowSample): number =>
  quantile(
    samples.map((sample) => sample[of]),
    0.5,
  );

/** Warm-up flows for each server. With fewer, the results would include compilation. */
const WARM_UP_MS = 15_000;

async function runFlow(
  { server, flow }: ServerFlow,
  {
    workers,
    milliseconds,
    processes,
  }: { workers: number; milliseconds: number; processes: readonly number[] },
): Promise<FlowSample> {
  const totalProcessorTime = () =>
    [server.pid, ...processes].reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = totalProcessorTime();
  const start = performance.now();
  const times: number[] = [];
  const work = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const startedAt = performance.now();
      await flow();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const seconds = (performance.now() - start) / 1000;
  return {
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    processor: (totalProcessorTime() - before) / times.length,
  };
}

/**
 * Runs the contenders in turn with `workers` simultaneous customers. Returns the median of each.
 */
export async function runFlowsInTurn(
  flows: readonly ServerFlow[],
  {
    rounds,
    seconds,
    workers,
    database: { processes, analyse },
  }: {
    rounds: number;
    seconds: number;
    workers: number;
    database: Pick<BenchDatabase, 'processes' | 'analyse'>;
  },
): Promise<FlowSample[]> {
  const samples = flows.map((): FlowSample[] => []);
  for (const contender of flows)
    await runFlow(contender, { workers, milliseconds: WARM_UP_MS, processes });
  await analyse();
  for (let round = 0; round < rounds; round += 1) {
    const order = flows.map((contender, index) => ({ contender, index }));
    for (const { contender, index } of round % 2 === 0 ? order : order.toReversed())
      samples[index]?.push(
        await runFlow(contender, { workers, milliseconds: seconds * 1000, processes }),
      );
  }
  return samples.map((each) => ({
    rate: median(each, 'rate'),
    p50: median(each, 'p50'),
    p99: median(each, 'p99'),
    processor: median(each, 'processor'),
  }));
}

const agent = new Agent({ keepAlive: true });

/** Posts a body and returns the parsed reply. Throws for statuses other than 2xx and 3xx. */
export function post(
  origin: string,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request(
      origin + path,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8');
          const { statusCode = 0 } = response;
          if (statusCode < 200 || statusCode >= 400)
            reject(new Error(`${path} answers ${statusCode}: ${text.slice(0, 300)}`));
          else resolve(text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined);
        });
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
