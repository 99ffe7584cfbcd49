import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readRecord } from '@pinline/infra/processes/process-record'

export interface ProcessMeasurements {
  readonly name: string
  readonly pid: number
  /** User and system time since the process started, ms. */
  readonly cpuMs: number
  readonly residentBytes: number
  /** Resident, with what processes share, such as the program's own code, counted once over all of them. */
  readonly proportionalBytes: number
}

const getconf = (name: string): number => Number(execFileSync('getconf', [name], { encoding: 'utf8' }))

/** CPU time and memory of one process, from `/proc` (proc(5)): fields 14 and 15 of `stat`, the second of `statm`, `Pss`. */
const measurer = (): ((process: { readonly name: string; readonly pid: number }) => ProcessMeasurements) => {
  const msPerTick = 1000 / getconf('CLK_TCK')
  const pageBytes = getconf('PAGESIZE')
  return ({ name, pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const shared = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    const proportionalBytes = Number(shared) * 1024
    return { name, pid, cpuMs: ticks * msPerTick, residentBytes: pages * pageBytes, proportionalBytes }
  }
}

/**
 * CPU time and memory of every process recorded in the given data folders, and of others. Throws without `/proc`.
 */
export const readProcesses = (
  folders: readonly string[],
  others: readonly { readonly name: string; readonly pid: number }[] = [],
): ProcessMeasurements[] => {
  const recorded = folders.flatMap((folder) => readRecord(folder)?.processes ?? [])
  return [...recorded, ...others].map(measurer())
}

export const sumOf = (
  figures: readonly ProcessMeasurements[],
  field: 'cpuMs' | 'residentBytes' | 'proportionalBytes',
): number => figures.reduce((sum, figure) => sum + figure[field], 0)
