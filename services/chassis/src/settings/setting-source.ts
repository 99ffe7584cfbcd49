import { isDeepStrictEqual } from 'node:util'
import type { SettingChange, SettingRow, SettingValue } from '@pinline/contracts/api/setting'
import type { AnyEvent } from '@pinline/events/event'
import type { Decider } from '../domain/decider.ts'
import type { Commit } from '../event-store/commit.ts'
import type { CommandPlatform } from '../event-store/handle-command.ts'

type Values = ReadonlyMap<string, SettingValue>
type KeyedChange = SettingChange & { readonly key: string }

/** A stream of settings: what they are now, and each change, oldest first. */
interface ReadSettings {
  readonly values: Values
  readonly changes: readonly KeyedChange[]
}

export interface SettingSource {
  /** Beginning of the keys of its settings, which no other source has. */
  readonly prefix: string
  readonly read: (platform: CommandPlatform) => Promise<ReadSettings>
}

const changesBetween = (before: Values, after: Values, { committedAt, actor }: Commit): KeyedChange[] =>
  [...after].flatMap(([key, to]) => {
    const from = before.get(key) ?? null
    return isDeepStrictEqual(from, to) ? [] : [{ key, from, to, at: committedAt.toISOString(), actor }]
  })

/**
 * The settings that a stream holds. The whole stream is folded, as it is for every command on it: staff change settings
 * now and then, and a key's last change may be the first of the stream.
 */
export const settingSource = <State, Command, Event extends AnyEvent>(
  decider: Decider<State, Command, Event>,
  { streamId, prefix }: { readonly streamId: string; readonly prefix: string },
  valuesOf: (state: State) => Values,
): SettingSource => ({
  prefix,
  read: async ({ store }) => {
    let state = decider.initial
    let values = valuesOf(state)
    const changes: KeyedChange[] = []
    for (const commit of await store.load(streamId)) {
      state = commit.events.map((stored) => decider.eventSchema.parse(stored)).reduce(decider.evolve, state)
      const next = valuesOf(state)
      changes.push(...changesBetween(values, next, commit))
      values = next
    }
    return { values, changes }
  },
})

/** All settings of the sources, in their order. */
export const settingRows = async (
  platform: CommandPlatform,
  sources: readonly SettingSource[],
  variableOf: (key: string) => { readonly variable: string; readonly value: SettingValue } | undefined = () =>
    undefined,
): Promise<SettingRow[]> => {
  const all = await Promise.all(sources.map((source) => source.read(platform)))
  return all.flatMap(({ values, changes }) => {
    const last = new Map(changes.map(({ key, at, actor }) => [key, { at, actor }]))
    return [...values].map(([key, value]) => {
      const set = variableOf(key)
      return { key, value: set?.value ?? value, changed: last.get(key) ?? null, variable: set?.variable ?? null }
    })
  })
}

/** A page of the changes of one setting, newest first. */
export const settingChangesPage = async (
  platform: CommandPlatform,
  sources: readonly SettingSource[],
  { key, page, pageSize }: { readonly key: string; readonly page: number; readonly pageSize: number },
): Promise<{ list: SettingChange[]; total: number; page: number; pageSize: number }> => {
  const holding = sources.filter(({ prefix }) => key.startsWith(prefix))
  const all = await Promise.all(holding.map((source) => source.read(platform)))
  const found = all.flatMap(({ changes }) => changes.filter((change) => change.key === key)).toReversed()
  const list = found.slice((page - 1) * pageSize, page * pageSize).map(({ key: _, ...change }) => change)
  return { list, total: found.length, page, pageSize }
}
