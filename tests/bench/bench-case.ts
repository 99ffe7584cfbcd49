import type { TestServers } from '../harness/start-servers.ts'
import type { TestSystem } from '../harness/start-system.ts'
import type { Scratch } from './scratch.ts'

/** One measure of the report. A ratio is ours ÷ the raw limit measured in the same run. */
export interface Finding {
  readonly measure: string
  readonly value: number
  readonly unit:
    | 'ratio'
    | 'ms'
    | 's'
    | 'MB'
    | 'B'
    | 'kB'
    | 'statements'
    | 'orders/s'
    | 'events/s'
    | 'logins/s'
    | 'answers/s'
  readonly target?: { readonly atLeast: number } | { readonly atMost: number }
  readonly detail: Readonly<Record<string, unknown>>
}

export interface BenchSettings {
  /** Measured pairs of ours and raw; one more pair before them warms up. */
  readonly rounds: number
  /** Duration of one side of a round if time limits it. */
  readonly seconds: number
  /** Duration of the ceiling's load, s. */
  readonly hold: number
  /** Number of orders over which the cost of one order is measured. */
  readonly orders: number
  /** Number of events of a replay. */
  readonly events: number
}

export interface StartedSystem {
  readonly system: TestSystem
  /** Time from the launch of the processes until each is ready, on running servers. */
  readonly startSeconds: number
}

/** Context of a case. */
export interface Bench {
  readonly servers: TestServers
  readonly settings: BenchSettings
  /** The product: started at its first use, then shared by later cases. */
  readonly system: () => Promise<StartedSystem>
  /** A newly started product, with a fresh heap. */
  readonly freshSystem: () => Promise<StartedSystem>
  /** A database and topics for one case, dropped at the end. */
  readonly scratch: (name: string) => Promise<Scratch>
  readonly say: (text: string) => void
}

export interface BenchCase {
  readonly name: string
  /** Time limit if the usual one is too short. */
  readonly maxSeconds?: number
  readonly run: (bench: Bench) => Promise<readonly Finding[]>
}
