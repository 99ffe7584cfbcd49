import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ProcessEvent, ProcessFailure, type ProcessSpec } from './managed-process.ts'
import { identityOf } from './process-identity.ts'
import { livingSupervisor, readRecord } from './process-record.ts'
import { stopRecorded } from './stop-recorded.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'
import { waitUntil } from './wait-until.ts'

let folder = ''
let supervisor: Supervisor
let events: ProcessEvent[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinline-supervisor-'))
  supervisor = createSupervisor(folder)
  events = []
  supervisor.listen((event) => events.push(event))
})

afterEach(async () => {
  await supervisor.stop()
  rmSync(folder, { recursive: true, force: true })
})

const diary = () => join(folder, 'diary')

/** A process that runs a script, ready when it has written its name into the diary. */
const script = (name: string, source: string, tier = 1): ProcessSpec => ({
  name,
  command: process.execPath,
  args: ['--input-type=module', '-e', `import { appendFileSync } from 'node:fs'\n${source}`],
  cwd: folder,
  environment: { DIARY: diary() },
  logFile: join(folder, 'logs', `${name}.log`),
  tier,
  graceMs: 20_000,
  readyMs: 20_000,
  isReady: async () => readFileSync(diary(), 'utf8').includes(`${name} up`),
})

const living = (name: string) => `
  const record = (text) => appendFileSync(process.env.DIARY, '${name} ' + text + '\\n')
  process.on('SIGTERM', () => { record('down'); process.exit(0) })
  setInterval(() => undefined, 1000)
  record('up')`

const until = async (condition: () => boolean) => {
  expect(await waitUntil(condition, { timeoutMs: 20_000, intervalMs: 20 })).toBe(true)
}

it('restarts what dies and records its new pid', async () => {
  const managed = supervisor.manage(script('a', living('a')))
  await managed.start()
  const first = managed.pid()
  managed.kill('SIGKILL')
  await until(() => managed.pid() !== undefined && managed.pid() !== first)
  expect(events.map(({ kind }) => kind)).toEqual(['started', 'ended', 'started'])
  expect(readRecord(folder)?.processes.map(({ pid }) => pid)).toEqual([managed.pid()])
})

it('stops higher tiers first and leaves no record', async () => {
  const low = supervisor.manage(script('low', living('low'), 0))
  const high = supervisor.manage(script('high', living('high'), 2))
  await Promise.all([low.start(), high.start()])
  expect(livingSupervisor(folder)).toBe(process.pid)
  writeFileSync(diary(), '')
  await supervisor.stop()
  expect(readFileSync(diary(), 'utf8')).toBe('high down\nlow down\n')
  expect(readRecord(folder)).toBeUndefined()
})

it('kills what does not end in its time of grace', async () => {
  const stubborn = `process.on('SIGTERM', () => undefined)\nsetInterval(() => undefined, 1000)
    appendFileSync(process.env.DIARY, 'stubborn up\\n')`
  const managed = supervisor.manage({ ...script('stubborn', stubborn), graceMs: 100 })
  await managed.start()
  const pid = managed.pid() ?? 0
  await supervisor.stop()
  expect(identityOf(pid)).toBeUndefined()
})

it('reports a process that crashes twice at once, and fails its start after the third time', async () => {
  writeFileSync(diary(), '')
  const managed = supervisor.manage(script('broken', `console.log('no such setting'); process.exit(3)`))
  await expect(managed.start()).rejects.toThrow(ProcessFailure)
  const crash = events.find((event) => event.kind === 'crashing')
  expect(crash).toMatchObject({ how: 'ended with code 3', lastLines: expect.arrayContaining(['no such setting']) })
  expect(events.filter(({ kind }) => kind === 'started')).toHaveLength(3)
})

it('can be stopped and started by hand', async () => {
  const managed = supervisor.manage(script('a', living('a')))
  await managed.start()
  await managed.stop()
  expect(managed.pid()).toBeUndefined()
  appendFileSync(diary(), '')
  await managed.start()
  expect(managed.pid()).not.toBeUndefined()
})

it('stops recorded processes that are still the same, and nothing else', async () => {
  const managed = supervisor.manage(script('a', living('a')))
  await managed.start()
  const pid = managed.pid() ?? 0
  const record = readRecord(folder)
  const stranger = { name: 'stranger', pid: process.pid, identity: 'another life', tier: 1, graceMs: 100 }
  const entries = [...(record?.processes ?? []), stranger]
  const elsewhere = join(folder, 'elsewhere')
  createRecord(elsewhere, { ...record, processes: entries })
  await managed.stop()
  const again = supervisor.manage(script('b', living('b')))
  await again.start()
  expect(await stopRecorded(elsewhere)).toEqual([])
  createRecord(elsewhere, readRecord(folder))
  expect(await stopRecorded(elsewhere)).toEqual(['b'])
  expect(identityOf(pid)).toBeUndefined()
})

const createRecord = (target: string, content: unknown) => {
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'processes.json'), JSON.stringify(content))
}
