import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Commit } from '../event-store/commit.ts'
import { presentRow } from './present-row.ts'
import { defineProjection } from './projection.ts'

const nameEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('named'), data: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('forgotten'), data: z.object({}) }),
])
type NameEvent = z.infer<typeof nameEvent>

const names = defineProjection<{ readonly names: readonly string[] }, NameEvent>({
  ...{ name: 'names', version: 1, eventSchema: nameEvent, indexes: [] },
  sources: [{ service: 'notification', streamType: 'name' }],
  project: (row, { event }) =>
    event.type === 'forgotten' ? undefined : { names: [...(row?.names ?? []), event.data.name] },
})

const commit = (version: number, ...events: Commit['events']): Commit => ({
  ...{ _id: new mongoose.mongo.ObjectId(), streamType: 'name', streamId: 'n-1', version, events },
  ...{ actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c', committedAt: new Date(0) },
})
const named = (name: string) => ({ type: 'named', data: { name } })
const stored = (version: number, ...of: readonly string[]) => ({ names: of, _versions: { 'n-1': version }, _v: 1 })
const present = (
  row: Parameters<typeof presentRow<{ readonly names: readonly string[] }, NameEvent>>[2],
  all: readonly Commit[],
) => presentRow(names, 'notification', row, all)?.names

describe('a present row', () => {
  it('is made of the commits alone if the view has none of it', () => {
    expect(present(undefined, [commit(1, named('a'), named('b')), commit(3, named('c'))])).toEqual(['a', 'b', 'c'])
    expect(present(undefined, [])).toBeUndefined()
  })
  it('has each event once, also if a commit begins before what the view has', () => {
    expect(present(stored(1, 'a'), [commit(1, named('a'), named('b')), commit(3, named('c'))])).toEqual(['a', 'b', 'c'])
    expect(present(stored(3, 'a', 'b', 'c'), [commit(3, named('c'))])).toEqual(['a', 'b', 'c'])
  })
  it('is none once it is deleted, whether the view knows that or not', () => {
    expect(present(stored(1, 'a'), [commit(2, { type: 'forgotten', data: {} })])).toBeUndefined()
    expect(present({ ...stored(2), _deleted: true }, [])).toBeUndefined()
  })
  it('skips events of a newer release, and stops before one that cannot be read', () => {
    const newer = { type: 'renamed', data: {} }
    expect(present(stored(1, 'a'), [commit(2, newer, named('b'))])).toEqual(['a', 'b'])
    const broken = { type: 'named', data: { name: 1 } }
    expect(present(stored(1, 'a'), [commit(2, named('b')), commit(3, broken, named('c'))])).toEqual(['a', 'b'])
  })
})
