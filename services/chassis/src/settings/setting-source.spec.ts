import type { SettingValue } from '@pinline/contracts/api/setting'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Decider } from '../domain/decider.ts'
import type { Commit } from '../event-store/commit.ts'
import type { CommandPlatform } from '../event-store/handle-command.ts'
import { settingChangesPage, settingRows, settingSource } from './setting-source.ts'

const daysSet = z.object({ type: z.literal('days-set'), data: z.object({ days: z.int(), name: z.string() }) })
type DaysSet = z.infer<typeof daysSet>
type State = DaysSet['data']

const decider: Decider<State, never, DaysSet> = {
  streamType: 'sample',
  initial: { days: 1, name: '' },
  evolve: (_, { data }) => data,
  decide: () => [],
  eventSchema: daysSet,
}
const text = (written: string): SettingValue => ({ kind: 'text', text: written })
const source = settingSource(
  decider,
  { streamId: 'sample', prefix: 'sample.' },
  ({ days, name }) =>
    new Map([...(days > 0 ? [['sample.days', text(String(days))] as const] : []), ['sample.name', text(name)]]),
)

const commit = (version: number, data: State) =>
  ({
    ...{ version, events: [{ type: 'days-set', data }], actor: { kind: 'staff', id: `s-${version}` } },
    committedAt: new Date(`2026-01-0${version}T00:00:00.000Z`),
  }) as unknown as Commit
const platform = {
  store: {
    load: async (streamId: string) =>
      streamId === 'sample'
        ? [commit(1, { days: 2, name: '' }), commit(2, { days: 2, name: 'Ada' }), commit(3, { days: 5, name: 'Ada' })]
        : [],
  },
} as unknown as CommandPlatform

describe('settings of a stream', () => {
  it('have the value and the last change of each, and not of those that a commit left alone', async () => {
    expect(await settingRows(platform, [source])).toEqual([
      {
        ...{ key: 'sample.days', value: text('5'), variable: null },
        changed: { at: '2026-01-03T00:00:00.000Z', actor: { kind: 'staff', id: 's-3' } },
      },
      {
        ...{ key: 'sample.name', value: text('Ada'), variable: null },
        changed: { at: '2026-01-02T00:00:00.000Z', actor: { kind: 'staff', id: 's-2' } },
      },
    ])
  })

  it('show what the environment sets instead', async () => {
    const variableOf = (key: string) => (key === 'sample.days' ? { variable: 'DAYS', value: text('9') } : undefined)
    const [days] = await settingRows(platform, [source], variableOf)
    expect(days).toMatchObject({ value: text('9'), variable: 'DAYS', changed: { actor: { id: 's-3' } } })
  })

  it('have the changes of one setting, newest first and in pages', async () => {
    const page = (number: number) =>
      settingChangesPage(platform, [source], { key: 'sample.days', page: number, pageSize: 1 })
    expect(await page(1)).toMatchObject({ list: [{ from: text('2'), to: text('5') }], total: 2 })
    expect(await page(2)).toMatchObject({ list: [{ from: text('1'), to: text('2') }], total: 2 })
    expect((await page(3)).list).toEqual([])
  })

  it('read no stream for a key that none of them has', async () => {
    const unread = { ...source, read: () => Promise.reject(new Error('read')) }
    expect(await settingChangesPage(platform, [unread], { key: 'other.days', page: 1, pageSize: 15 })).toMatchObject({
      ...{ list: [], total: 0 },
    })
  })
})
