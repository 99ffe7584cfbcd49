import { rmSync } from 'node:fs'
import { identityOf } from './process-identity.ts'
import { type RecordedProcess, readRecord, recordFile } from './process-record.ts'
import { waitUntil } from './wait-until.ts'

/**
 * Stops the recorded processes of a data folder: a pid that belongs to another process by now is skipped. Higher tiers
 * first, SIGTERM, then SIGKILL after each grace period.
 * @returns the names of the stopped processes
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
