import { existsSync, mkdirSync } from 'node:fs'
import { livingSupervisor, readRecord } from '../processes/process-record.ts'
import { stopRecorded } from '../processes/stop-recorded.ts'

/** The data folder is in use by another `npm start`. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning'
  readonly pid: number

  constructor(dataFolder: string, pid: number) {
    super(`Pinline is running already on ${dataFolder} (pid ${pid}). \`npm run stop\` stops it.`)
    this.pid = pid
  }
}

/**
 * Makes sure that nothing else uses a data folder: throws AlreadyRunning if a supervisor runs, and stops what a dead
 * one left behind.
 * @returns the names of the stopped processes
 */
export const claimDataFolder = async (dataFolder: string): Promise<string[]> => {
  const pid = livingSupervisor(dataFolder)
  if (pid !== undefined) throw new AlreadyRunning(dataFolder, pid)
  if (!existsSync(dataFolder)) mkdirSync(dataFolder, { recursive: true })
  return readRecord(dataFolder) === undefined ? [] : stopRecorded(dataFolder)
}
