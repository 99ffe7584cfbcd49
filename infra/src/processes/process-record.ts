import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { identityOf } from './process-identity.ts'

const recordedProcess = z.object({
  name: z.string(),
  pid: z.number().int().positive(),
  identity: z.string(),
  /** Higher tiers stop first. */
  tier: z.number().int(),
  graceMs: z.number().int(),
})

const recordSchema = z.object({
  supervisor: z.object({ pid: z.number().int().positive(), identity: z.string() }),
  processes: z.array(recordedProcess),
})

export type RecordedProcess = z.infer<typeof recordedProcess>
export type ProcessRecord = z.infer<typeof recordSchema>

/** The record of a data folder's processes. */
export const recordFile = (dataFolder: string): string => join(dataFolder, 'processes.json')

/** Reads the record of a data folder; undefined if there is none or it is invalid. */
export const readRecord = (dataFolder: string): ProcessRecord | undefined => {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordFile(dataFolder), 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes a JSON file atomically, readable by its owner only: some hold secrets. */
export const writeJsonFile = (file: string, content: unknown): void => {
  mkdirSync(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  writeFileSync(partial, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(partial, file)
}

export type RecordKeeper = {
  add: (entry: RecordedProcess) => void
  remove: (pid: number) => void
  /** Removes the record: everything it named has ended. */
  close: () => void
}

/** Opens the record of a data folder for this process, which becomes its supervisor. */
export const saveRecord = (dataFolder: string): RecordKeeper => {
  const processes = new Map<number, RecordedProcess>()
  const supervisor = { pid: process.pid, identity: identityOf(process.pid) ?? '' }
  const write = () => writeJsonFile(recordFile(dataFolder), { supervisor, processes: [...processes.values()] })
  write()
  return {
    add: (entry) => {
      processes.set(entry.pid, entry)
      write()
    },
    remove: (pid) => {
      if (processes.delete(pid)) write()
    },
    close: () => rmSync(recordFile(dataFolder), { force: true }),
  }
}

/** The pid of the running supervisor of a data folder, if there is one. */
export const livingSupervisor = (dataFolder: string): number | undefined => {
  const record = readRecord(dataFolder)
  if (record === undefined) return undefined
  return identityOf(record.supervisor.pid) === record.supervisor.identity ? record.supervisor.pid : undefined
}
