import type { Supervisor } from '../processes/supervisor.ts'

/** Where a native server runs, and its supervisor. */
export type NativeContext = {
  supervisor: Supervisor
  /** The data folder; each server has its own folder in it. */
  dataFolder: string
  logFolder: string
  port: number
}
