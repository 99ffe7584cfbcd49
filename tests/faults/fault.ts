import type { ProcessEvent } from '@pinline/infra/processes/managed-process'
import type { ServiceName } from '@pinline/infra/product/services'
import type { Caller } from '../harness/shop.ts'
import type { ServersOptions } from '../harness/start-servers.ts'
import type { TestSystem } from '../harness/start-system.ts'
import type { FaultLevers } from './fault-levers.ts'
import type { Commits, TestEnvironment } from './invariants/commits.ts'
import type { Load } from './load.ts'
import type { Random } from './random.ts'
import type { SecondInstances } from './second-instances.ts'
import type { SlowMongodb } from './slow-mongodb.ts'

/** The target of a fault. */
export interface FaultContext {
  readonly system: TestSystem
  /** Second instances, if the fault needs some. */
  readonly twin: SecondInstances | undefined
  /** The proxy before MongoDB, if the fault needs it. */
  readonly slowMongodb: SlowMongodb | undefined
  readonly environment: TestEnvironment
  readonly load: Load
  readonly random: Random
  /** Levers inside the system's processes. */
  readonly faultLevers: FaultLevers
  /** Of staff with the permission to operate the system. */
  readonly staff: Caller
  /** Exits of the system's processes, with the time by `performance.now()`. */
  readonly ends: readonly { readonly event: ProcessEvent; readonly at: number }[]
}

/** An injected fault. */
export interface ActiveFault {
  /** Removes the cause and waits until the target has recovered. */
  readonly recover: () => Promise<void>
  /** Evidence that it hit; undefined if it missed, so that the run does not count. */
  readonly hit: () => Promise<string | undefined> | string | undefined
  /** What this fault must not cause besides violating an invariant. */
  readonly verify?: (commits: Commits) => string[]
}

export interface Fault {
  readonly name: string
  readonly settings?: Readonly<Record<string, string>>
  /** Set if the load differs from the usual one. */
  readonly ordersPerSecond?: number
  /** True if staff refund parts of most orders. */
  readonly refundsInParts?: true
  /** True if staff ship most orders. */
  readonly shipsMost?: true
  /** True if staff ship most orders, and a piece of each comes back. */
  readonly returnsMost?: true
  readonly twins?: readonly ServiceName[]
  /** True if the twins run the last release instead of the present sources. */
  readonly twinsOfRelease?: true
  /** Sets levers that processes read when they start. */
  readonly prepare?: (faultLevers: FaultLevers) => void
  /** True if the fault itself reorders events between commit and Kafka. */
  readonly reorders?: true
  /** True if the system's MongoDB is behind a proxy that can be slowed. */
  readonly slowsMongodb?: true
  /** Servers of its own: MongoDB with so many members, default one, or on a disk of so many megabytes. */
  readonly servers?: Pick<ServersOptions, 'mongodbMembers' | 'mongodbDiskMegabytes'>
  readonly inject: (context: FaultContext) => Promise<ActiveFault>
}
