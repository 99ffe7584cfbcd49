import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openLog, tailOf } from './log-file.ts'
import { identityOf } from './process-identity.ts'
import type { RecordKeeper } from './process-record.ts'
import { quickCrashMs, restartDelay } from './restart-delay.ts'
import { waitUntil } from './wait-until.ts'

export type ProcessSpec = {
  name: string
  command: string
  args: string[]
  cwd: string
  environment: Record<string, string | undefined>
  logFile: string
  /** Higher tiers stop first; processes of one tier stop together. */
  tier: number
  /** Time to end after SIGTERM, in ms. */
  graceMs: number
  /** Timeout from the start until it is ready, and between two steps of progress, in ms. */
  readyMs: number
  /** Whether it is ready; or a text with its progress. */
  isReady: () => Promise<boolean | string>
}

export type ProcessEvent =
  | { kind: 'started'; name: string; pid: number }
  | { kind: 'ended'; name: string; how: string; restartInMs: number }
  | { kind: 'crashing'; name: string; how: string; logFile: string; lastLines: string[] }

export type ManagedProcess = {
  readonly name: string
  readonly logFile: string
  readonly tier: number
  /** The pid of the living process; undefined between an end and the next start. */
  pid: () => number | undefined
  /** Starts it, for the first time or after a stop, and waits until it is ready. Throws ProcessFailure. */
  start: () => Promise<void>
  /** Sends a signal to the running process that supervision does not know of: it is restarted. */
  kill: (signal: NodeJS.Signals) => void
  /** Waits until the process that lives now is ready. Throws ProcessFailure after `readyMs` without a step. */
  untilReady: () => Promise<void>
  /** Stops it until it is started by hand: SIGTERM, then SIGKILL after its grace period. */
  stop: () => Promise<void>
}

/** A process did not become ready; the message has the reason and its last output. */
export class ProcessFailure extends Error {
  override readonly name = 'ProcessFailure'
}

const crashesBeforeGivingUp = 3

/** Runs after a pause that keeps no process alive. */
const after = (ms: number, run: () => void): void => {
  pause(ms, undefined, { ref: false })
    .then(run)
    .catch(() => undefined)
}

/** Starts the process in a session of its own, with its output in its log. */
const spawnLogged = ({ command, args, cwd, environment, logFile }: ProcessSpec): ChildProcess => {
  const log = openLog(logFile)
  const launched = spawn(command, args, { cwd, env: environment, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  return launched
}

/** Calls `onEnd` once, with how the process ended or why it could not be started. */
const whenEnded = (launched: ChildProcess, onEnd: (how: string) => void): void => {
  let hasEnded = false
  const finish = (how: string) => {
    if (hasEnded) return
    hasEnded = true
    onEnd(how)
  }
  launched.on('error', (error) => finish(error.message))
  launched.on('exit', (code, signal) => finish(signal ? `killed by ${signal}` : `ended with code ${code}`))
}

const notReady = ({ name, logFile, readyMs }: ProcessSpec, failure: string | undefined): ProcessFailure => {
  const what = failure ?? `not ready after ${Math.round(readyMs / 1000)} s`
  const lines = tailOf(logFile, 15).map((line) => `    ${line}`)
  return new ProcessFailure([`${name}: ${what}. Its log (${logFile}) ends with:`, ...lines].join('\n'))
}

/** SIGTERM, then SIGKILL after the grace period; resolves once the process has ended. */
const terminate = async (living: ChildProcess, graceMs: number): Promise<void> => {
  const ended = new Promise<void>((resolve) => living.once('exit', () => resolve()))
  living.kill('SIGTERM')
  const patience = new AbortController()
  const kill = pause(graceMs, undefined, { signal: patience.signal })
    .then(() => living.kill('SIGKILL'))
    .catch(() => undefined)
  await ended
  patience.abort()
  await kill
}

/**
 * Runs one process and restarts it whenever it ends unexpectedly, with growing pauses while it crashes at once. Before
 * it was ready for the first time every end is a crash, and the third one makes its start fail. It has its own session,
 * so that a terminal's Ctrl-C reaches only the supervisor, which stops in order.
 */
export const manageProcess = (
  spec: ProcessSpec,
  record: RecordKeeper,
  report: (event: ProcessEvent) => void,
): ManagedProcess => {
  const { name, logFile, tier, graceMs } = spec
  let child: ChildProcess | undefined
  let stopping = false
  let wasReady = false
  let crashes = 0
  let failure: string | undefined
  let abandoned = new AbortController()

  const launch = () => {
    const began = performance.now()
    const launched = spawnLogged(spec)
    child = launched
    const { pid } = launched
    whenEnded(launched, (how) => {
      if (pid !== undefined) record.remove(pid)
      if (child === launched) child = undefined
      afterEnd(how, performance.now() - began)
    })
    if (pid === undefined) return
    record.add({ name, pid, identity: identityOf(pid) ?? '', tier, graceMs })
    report({ kind: 'started', name, pid })
  }

  const afterEnd = (how: string, livedMs: number) => {
    if (stopping) return
    crashes = !wasReady || livedMs < quickCrashMs ? crashes + 1 : 0
    if (crashes === 2) {
      report({ kind: 'crashing', name, how, logFile, lastLines: tailOf(logFile, 15) })
    }
    if (!wasReady && crashes >= crashesBeforeGivingUp) {
      failure = how
      abandoned.abort()
      return
    }
    const restartInMs = restartDelay(crashes)
    if (crashes < 2) report({ kind: 'ended', name, how, restartInMs })
    after(restartInMs, () => {
      if (!stopping) launch()
    })
  }

  const untilReady = async () => {
    const ready = await waitUntil(async () => child !== undefined && (await spec.isReady()), {
      timeoutMs: spec.readyMs,
      signal: abandoned.signal,
    })
    if (!ready) throw notReady(spec, failure)
    wasReady = true
  }

  return {
    name,
    logFile,
    tier,
    pid: () => child?.pid,
    start: async () => {
      stopping = false
      crashes = 0
      failure = undefined
      abandoned = new AbortController()
      launch()
      await untilReady()
    },
    kill: (signal) => void child?.kill(signal),
    untilReady,
    stop: async () => {
      stopping = true
      abandoned.abort()
      const living = child
      if (living === undefined) return
      await terminate(living, graceMs)
    },
  }
}
