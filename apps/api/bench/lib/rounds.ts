import autocannon from 'autocannon';
import type { BenchServer } from './bench-servers';
import { processorTime } from './processor-time';

export interface Scenario {
  readonly name: string;
  readonly connections: number;
  /** The requests to each server, in turn. */
  readonly getPaths: (server: BenchServer) => readonly string[];
}

export interface Sample {
  /** Requests per second. */
  readonly rate: number;
  /** The 99th percentile in milliseconds. */
  readonly p99: number;
  /** Milliseconds of processor time per request, of the server and its database. */
  readonly processor: number;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const medianSample = (samples: readonly Sample[]): Sample => ({
  rate: median(samples.map(({ rate }) => rate)),
  p99: median(samples.map(({ p99 }) => p99)),
  processor: median(samples.map(({ processor }) => processor)),
});

/** Warm-up requests. With fewer, the results would include compilation. */
const WARM_UP = 4000;

async function runScenario(
  server: BenchServer,
  { connections, getPaths }: Scenario,
  effort: { duration: number } | { amount: number },
  processes: readonly number[],
): Promise<Sample> {
  const totalProcessorTime = () =>
    [server.pid, ...processes].reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = totalProcessorTime();
  const result = await autocannon({
    url: server.origin,
    connections,
    ...effort,
    requests: getPaths(server).map((path) => ({ path })),
  });
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0)
    throw new Error(
      `${server.name}: ${result.non2xx} refusals, ${result.errors} errors, ${answered} answers`,
    );
  return {
    rate: answered / result.duration,
    p99: result.latency.p99,
    processor: (totalProcessorTime() - before) / answered,
  };
}

/**
 * Runs the servers in turn, so that other load on the machine affects all of them equally. Returns
 * the median sample of each server.
 */
export async function runServersInTurn(
  servers: readonly BenchServer[],
  scenario: Scenario,
  { rounds, seconds, processes }: { rounds: number; seconds: number; processes: readonly number[] },
): Promise<Map<string, Sample>> {
  const samples = new Map<string, Sample[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await runScenario(server, scenario, { amount: WARM_UP }, processes);
  for (let round = 0; round < rounds; round += 1) {
    for (const server of round % 2 === 0 ? servers : servers.toReversed())
      samples
        .get(server.name)
        ?.push(await runScenario(server, scenario, { duration: seconds }, processes));
  }
  return new Map([...samples].map(([name, each]) => [name, medianSample(each)]));
}
