import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identityOf } from './process-identity.ts'
import { readRecord } from './process-record.ts'
import { waitUntil } from './wait-until.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinline-guard-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const supervise = `
  const { createSupervisor } = await import('${pathToFileURL(join(import.meta.dirname, 'supervisor.ts'))}')
  const folder = process.env.FOLDER
  await createSupervisor(folder).manage({
    name: 'child', command: process.execPath, args: ['-e', 'setInterval(() => undefined, 1000)'], cwd: folder,
    environment: {}, logFile: folder + '/child.log', tier: 1, graceMs: 1000, readyMs: 5000, isReady: async () => true,
  }).start()`

it('stops what a killed supervisor leaves behind', async () => {
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', supervise], {
    env: { ...process.env, FOLDER: folder },
    stdio: 'ignore',
  })
  const child = () => readRecord(folder)?.processes.find(({ name }) => name === 'child')
  expect(await waitUntil(() => child() !== undefined, { timeoutMs: 20_000 })).toBe(true)
  const { pid = 0 } = child() ?? {}
  expect(identityOf(pid)).not.toBeUndefined()
  supervisor.kill('SIGKILL')
  expect(await waitUntil(() => identityOf(pid) === undefined, { timeoutMs: 20_000 })).toBe(true)
  expect(await waitUntil(() => readRecord(folder) === undefined, { timeoutMs: 20_000 })).toBe(true)
})
