import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { findProgram } from './find-program.ts'
import { MissingComponent } from './missing-component.ts'
import { type CommandResult, runCommand } from './run-command.ts'

const installTimeoutMs = 600_000
let indexUpdated = false
let queue: Promise<unknown> = Promise.resolve()

/**
 * Installs packages of the system's package manager by name, one call at a time. Requires root and apt-get; otherwise
 * MissingComponent says what to install by hand.
 * @param component what needs the packages, for the message
 */
export const installSystemPackages = (component: string, packages: string[], tried: string[] = []): Promise<void> => {
  const installed = queue.then(() => install(component, packages, tried))
  queue = installed.catch(() => undefined)
  return installed
}

const install = async (component: string, packages: string[], tried: string[]): Promise<void> => {
  const byHand = `install ${packages.join(' ')} (or your system's equivalent) and repeat the command`
  if (findProgram('apt-get') === undefined) {
    throw new MissingComponent(component, [...tried, 'apt-get, which is not on this system'], byHand)
  }
  if (process.getuid?.() !== 0) {
    const command = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`
    throw new MissingComponent(component, [...tried, 'apt-get, which needs root'], `run: ${command}`)
  }
  if (!indexUpdated) {
    await apt(['update'])
    indexUpdated = true
  }
  const result = await withoutServices(() => apt(['install', '-y', '--no-install-recommends', ...packages]))
  if (result.code === 0) return
  const lastLines = result.output.trimEnd().split('\n').slice(-5).join('\n         ')
  throw new MissingComponent(
    component,
    [...tried, `apt-get install ${packages.join(' ')}:\n         ${lastLines}`],
    byHand,
  )
}

const apt = (args: string[]): Promise<CommandResult> =>
  runCommand('apt-get', ['-qq', ...args], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: installTimeoutMs,
  })

/** Debian starts a server that it installs, unless this script refuses; Pinline runs its own on other ports. */
const withoutServices = async <T>(action: () => Promise<T>): Promise<T> => {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return action()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await action()
  } finally {
    rmSync(policy, { force: true })
  }
}
