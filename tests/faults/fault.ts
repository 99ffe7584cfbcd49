import type { ProcessEvent } from '@pinline/infra/processes/managed-process'
import type { ServiceName } from '@pinline/infra/product/services'
import type { Caller } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import type { FaultLevers } from './fault-levers.ts'
import type { Commits, TestEnvironment } from './invariants/commits.ts'
import type { Load } from './load.ts'
import type { Random } from './random.ts'
import type { SecondInstances } from './second-instances.ts'

/** Where a fault strikes. */
export interface FaultContext {
  readonly system: TestSystem
  /** Second instances, where the fault asks for some. */
  readonly twin: SecondInstances | undefined
  readonly environment: TestEnvironment
  readonly load: Load
  readonly random: Random
  /** Levers inside the system's processes. */
  readonly faultLevers: FaultLevers
  /** Of staff who may operate the system. */
  readonly staff: Caller
  /** Ends of the system's processes, with the moment by `performance.now()`. */
  readonly ends: readonly { readonly event: ProcessEvent; readonly at: number }[]
}

/** A fault that has struck. */
export interface ActiveFault {
  /** Takes the cause away and waits until what was away is back. */
  readonly recover: () => Promise<void>
  /** What shows that it hit; undefined where it missed, so that the run does not count. */
  readonly hit: () => Promise<string | undefined> | string | undefined
  /** What this fault must not do beside breaking an invariant. */
  readonly verify?: (commits: Commits) => string[]
}

export interface Fault {
  readonly name: string
  readonly settings?: Readonly<Record<string, string>>
  /** Where the load is to be another than the usual. */
  readonly ordersPerSecond?: number
  readonly twins?: readonly ServiceName[]
  /** Sets levers that processes look at when they start. */
  readonly prepare?: (faultLevers: FaultLevers) => void
  /** The fault itself brings events to Kafka in another order than they were committed in. */
  readonly reorders?: true
  /** How many members MongoDB's replica set has: one unless told. */
  readonly mongodbMembers?: number
  readonly inject: (context: FaultContext) => Promise<ActiveFault>
}
