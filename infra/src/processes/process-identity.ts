import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Identifies a process despite reuse of its pid: its start time and boot id. (Not its command line, which programs such
 * as Redis rewrite.) Undefined if no such process runs.
 */
export const identityOf = (pid: number): string | undefined => {
  try {
    if (!existsSync('/proc/self/stat')) return identityByPs(pid)
    const { state, startTicks } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return state === 'Z' || state === 'X' ? undefined : `${bootId()} ${startTicks}`
  } catch {
    return undefined
  }
}

const bootId = (): string => {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** The command line of a process, or an empty text when it may not be read. */
export const commandLineOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
  } catch {
    return ''
  }
}

/**
 * Two fields of `/proc/<pid>/stat`. The second field is the program's name in brackets, which may contain spaces and
 * brackets, so fields are counted from the last bracket.
 */
export const parseStat = (stat: string): { state: string; startTicks: string } => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', startTicks: fields[19] ?? '' }
}

const identityByPs = (pid: number): string | undefined => {
  const line = execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim()
  return line === '' ? undefined : line
}
