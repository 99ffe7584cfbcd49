import fc from 'fast-check'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { pack, unpack } from './archived-commits.ts'
import type { Commit } from './commit.ts'

const commitAt = (version: number, amount: number, text: string): Commit => ({
  _id: new mongoose.mongo.ObjectId(),
  streamType: 'till',
  streamId: 'till-a',
  version,
  events: [{ type: 'paid-in', data: { amount, text, parts: [amount, null, { at: text }] } }],
  actor: { kind: 'buyer', id: 'b-1' },
  correlationId: `c-${version}`,
  causationId: `k-${version}`,
  ...(version % 2 === 0 ? { command: 'pay-in' } : {}),
  ...(version % 3 === 0 ? { requests: [{ id: `r-${version}`, hash: 'h' }] } : {}),
  committedAt: new Date(1_600_000_000_000 + version),
})

it('commits are the same after they were packed, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(fc.integer(), fc.double({ noNaN: true })), fc.string({ unit: 'grapheme' })), {
        minLength: 1,
        maxLength: 20,
      }),
      async (contents) => {
        const commits = contents.map(([amount, text], index) => commitAt(index + 2, amount, text))
        const [first, last] = [commits[0], commits.at(-1)]
        if (first === undefined || last === undefined) return
        const stored = { ...first, events: [], archived: { until: last.version, data: await pack(commits) } }
        expect(unpack(stored)).toEqual(commits)
      },
    ),
  )
})

it('replies of requests are left out', async () => {
  const reply = { code: 200, body: {}, positions: '' }
  const commit = { ...commitAt(3, 1, ''), requests: [{ id: 'r', hash: 'h', reply }] }
  const [unpacked] = unpack({ ...commit, events: [], archived: { until: 3, data: await pack([commit]) } })
  expect(unpacked?.requests).toEqual([{ id: 'r', hash: 'h' }])
})

it('a commit that is not archived is itself', () => {
  const commit = commitAt(1, 1, '')
  expect(unpack(commit)).toEqual([commit])
})
