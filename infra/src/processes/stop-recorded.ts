import { rmSync } from 'node:fs'
import { identityOf } from './process-identity.ts'
import { type RecordedProcess, readRecord, recordFile } from './process-record.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Stops what a data folder's record names and what still is what was recorded: a pid that meanwhile belongs to another
 * process is left alone. Higher tiers first, SIGTERM, then SIGKILL after each one's time of grace.
 * @returns the names of the processes that were stopped
 */
export const stopRecorded = async (dataFolder: string): Promise<string[]> => {
  const record = readRecord(dataFolder)
  if (record === undefined) return []
  const alive = record.processes.filter(isStillThere)
  const tiers = [...new Set(alive.map((entry) => entry.tier))].sort((a, b) => b - a)
  for (const tier of tiers) {
    await Promise.all(alive.filter((entry) => entry.tier === tier).map(stopOne))
  }
  rmSync(recordFile(dataFolder), { force: true })
  return alive.map((entry) => entry.name)
}

const isStillThere = (entry: RecordedProcess): boolean => identityOf(entry.pid) === entry.identity

const stopOne = async (entry: RecordedProcess): Promise<void> => {
  sendSignal(entry, 'SIGTERM')
  const ended = await waitUntil(() => !isStillThere(entry), { timeoutMs: entry.graceMs })
  if (ended) return
  sendSignal(entry, 'SIGKILL')
  await waitUntil(() => !isStillThere(entry), { timeoutMs: 5_000 })
}

const sendSignal = (entry: RecordedProcess, signal: NodeJS.Signals): void => {
  if (!isStillThere(entry)) return
  try {
    process.kill(entry.pid, signal)
  } catch {
    // It ended in between.
  }
}
