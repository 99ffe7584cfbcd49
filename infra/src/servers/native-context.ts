import type { Supervisor } from '../processes/supervisor.ts'

/** Where a native server runs, and who cares for it. */
export type NativeContext = {
  supervisor: Supervisor
  /** The data folder; each server has a folder of its own in it. */
  dataFolder: string
  logFolder: string
  port: number
}
