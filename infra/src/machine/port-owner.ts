import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { commandLineOf } from '../processes/process-identity.ts'
import { findProgram } from './find-program.ts'
import { runCommand } from './run-command.ts'

export type PortOwner = { pid: number; command: string }

/** The process that listens on a TCP port of this machine; undefined if there is none or it is not visible. */
export const ownerOfPort = async (port: number): Promise<PortOwner | undefined> => {
  const pid = ownerByProc(port) ?? (await ownerByLsof(port))
  return pid === undefined ? undefined : { pid, command: commandLineOf(pid) || (await commandByPs(pid)) }
}

/** "node server.js (pid 123)", or that the owner is unknown. */
export const describeOwner = (owner: PortOwner | undefined): string => {
  if (owner === undefined) return 'a process of another user'
  const command = owner.command.length > 120 ? `${owner.command.slice(0, 117)}…` : owner.command
  return `${command || 'a process'} (pid ${owner.pid})`
}

/**
 * The socket inodes that listen on a port, out of `/proc/net/tcp` or `tcp6`: columns are sl, local address, remote
 * address, state, …, inode at index 9; state 0A is LISTEN; addresses are hexadecimal.
 */
export const listeningInodes = (table: string, port: number): string[] => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === '0A')
    .flatMap((columns) => columns[9] ?? [])
}

/** The pid in what `lsof -Fp` prints: a line `p<pid>` per process. */
export const pidOfLsof = (output: string): number | undefined => {
  const line = output.split('\n').find((candidate) => /^p\d+$/.test(candidate))
  return line === undefined ? undefined : Number(line.slice(1))
}

const ownerByProc = (port: number): number | undefined => {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file))
  const sockets = new Set(
    tables.flatMap((file) => listeningInodes(readFileSync(file, 'utf8'), port)).map((inode) => `socket:[${inode}]`),
  )
  if (sockets.size === 0) return undefined
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  const owner = pids.find((pid) => descriptorsOf(pid).some((target) => sockets.has(target)))
  return owner === undefined ? undefined : Number(owner)
}

const descriptorsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => linkTarget(`/proc/${pid}/fd/${descriptor}`))
  } catch {
    return []
  }
}

const linkTarget = (link: string): string[] => {
  try {
    return [readlinkSync(link)]
  } catch {
    return []
  }
}

const ownerByLsof = async (port: number): Promise<number | undefined> => {
  const lsof = findProgram('lsof')
  if (lsof === undefined) return undefined
  return pidOfLsof((await runCommand(lsof, ['-nP', '-Fp', `-iTCP:${port}`, '-sTCP:LISTEN'])).output)
}

const commandByPs = async (pid: number): Promise<string> =>
  (await runCommand('ps', ['-p', String(pid), '-o', 'command='])).output.trim()
