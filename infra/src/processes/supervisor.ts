import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import {
  type ManagedProcess,
  manageProcess,
  type ProcessEvent,
  ProcessFailure,
  type ProcessSpec,
} from './managed-process.ts'
import { saveRecord } from './process-record.ts'

export type Supervisor = {
  /** Adds a process without starting it. */
  manage: (spec: ProcessSpec) => ManagedProcess
  find: (name: string) => ManagedProcess | undefined
  processes: () => readonly ManagedProcess[]
  /** Calls back after every start and end, from now on. */
  listen: (listener: (event: ProcessEvent) => void) => void
  /** An action after everything has ended, such as stopping containers. */
  afterStop: (action: () => Promise<void>) => void
  /** Stops all processes tier by tier, highest first. Calling it again waits for the same stop. */
  stop: () => Promise<void>
}

/**
 * Supervises the processes of one data folder: records each pid, restarts what dies, stops everything in order; a guard
 * process does the latter if this process is killed.
 */
export const createSupervisor = (dataFolder: string): Supervisor => {
  const record = saveRecord(dataFolder)
  const processes: ManagedProcess[] = []
  const listeners: ((event: ProcessEvent) => void)[] = []
  const lastActions: (() => Promise<void>)[] = []
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), dataFolder, String(process.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: dataFolder,
  })
  guard.on('error', () => undefined)
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  let stopped: Promise<void> | undefined

  const stopAll = async () => {
    const tiers = [...new Set(processes.map(({ tier }) => tier))].sort((a, b) => b - a)
    for (const tier of tiers) {
      await Promise.all(processes.filter((managed) => managed.tier === tier).map((managed) => managed.stop()))
    }
    for (const action of lastActions.reverse()) await action()
    record.close()
    guard.kill('SIGTERM')
  }

  return {
    manage: (spec) => {
      if (stopped !== undefined) throw new ProcessFailure(`${spec.name} is not started: everything is being stopped.`)
      const managed = manageProcess(spec, record, (event) => {
        for (const listener of listeners) listener(event)
      })
      processes.push(managed)
      return managed
    },
    find: (name) => processes.find((managed) => managed.name === name),
    processes: () => processes,
    listen: (listener) => {
      listeners.push(listener)
    },
    afterStop: (action) => {
      lastActions.push(action)
    },
    stop: () => {
      stopped ??= stopAll()
      return stopped
    },
  }
}
