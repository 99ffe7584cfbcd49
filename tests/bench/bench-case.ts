import type { TestServers } from '../harness/start-servers.ts'
import type { TestSystem } from '../harness/start-system.ts'
import type { Scratch } from './scratch.ts'

/** One figure of the report. A ratio is ours ÷ the raw limit measured in the same run. */
export interface Finding {
  readonly measure: string
  readonly value: number
  readonly unit: 'ratio' | 'ms' | 's' | 'MB' | 'B' | 'orders/s' | 'logins/s'
  readonly target?: { readonly atLeast: number } | { readonly atMost: number }
  readonly detail: Readonly<Record<string, unknown>>
}

export interface BenchSettings {
  /** Pairs of ours and raw that count; one more before them warms up. */
  readonly rounds: number
  /** How long one side of a round lasts where time bounds it. */
  readonly seconds: number
  /** How long the ceiling is held, in seconds. */
  readonly hold: number
  /** How many orders the cost of one order is measured over. */
  readonly orders: number
}

export interface StartedSystem {
  readonly system: TestSystem
  /** From the launch of its processes until each was ready, on servers that ran already. */
  readonly startSeconds: number
}

/** What a case is given. */
export interface Bench {
  readonly servers: TestServers
  readonly settings: BenchSettings
  /** The product, started when it is first asked for and kept for the cases after it. */
  readonly system: () => Promise<StartedSystem>
  /** The product anew, so that its memory has seen nothing yet. */
  readonly freshSystem: () => Promise<StartedSystem>
  /** A database and topics of a case's own, dropped at the end. */
  readonly scratch: (name: string) => Promise<Scratch>
  readonly say: (text: string) => void
}

export interface BenchCase {
  readonly name: string
  /** How long it may take where the usual time is too short for what it has to measure. */
  readonly maxSeconds?: number
  readonly run: (bench: Bench) => Promise<readonly Finding[]>
}
