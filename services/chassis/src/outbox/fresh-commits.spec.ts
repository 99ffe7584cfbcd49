import fc from 'fast-check'
import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { FreshCommits } from './fresh-commits.ts'
import type { OutboxCommit } from './outbox-batches.ts'

const commit = (streamId: string, version: number, events = 1): OutboxCommit => ({
  _id: new mongoose.mongo.ObjectId(),
  ...{ streamType: 'till', streamId, version, actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' },
  events: Array.from({ length: events }, () => ({ type: 'paid-in', data: {} })),
  committedAt: new Date(),
})

const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('own' as const, 'followed' as const, 'others' as const),
    stream: fc.nat({ max: 3 }),
    events: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constantFrom('send' as const, 'read' as const, 'fail' as const, 'take-over' as const) }),
)

describe('commits on their way to Kafka', () => {
  it('are sent directly only as the next of their streams, and all others are read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const fresh = new FreshCommits()
        /** Stored commits that are still marked, oldest first. */
        let marked: OutboxCommit[] = []
        const versions = new Map<string, number>()
        /** Commits that wait for the next one of their stream. */
        let followed: OutboxCommit[] = []
        const sent = new Map<string, number>()
        const send = (commits: readonly OutboxCommit[]) => {
          for (const { streamId, version, events } of commits) {
            expect(version).toBe(sent.get(streamId) ?? 1)
            sent.set(streamId, version + events.length)
          }
          fresh.sent(commits)
          marked = marked.filter((one) => !commits.includes(one))
          followed = followed.filter((one) => marked.includes(one))
        }
        const read = () => send(marked)
        for (const one of [...steps, { do: 'send' as const }]) {
          if (one.do === 'own' || one.do === 'followed' || one.do === 'others') {
            const streamId = `till-${one.stream}`
            const stored = commit(streamId, versions.get(streamId) ?? 1, one.events)
            versions.set(streamId, stored.version + one.events)
            marked.push(stored)
            if (one.do === 'others') {
              fresh.readNext()
              continue
            }
            followed = followed.filter((other) => other.streamId !== streamId)
            if (one.do === 'own') fresh.add([stored])
            else {
              fresh.addFollowed([stored])
              followed.push(stored)
            }
          } else if (one.do === 'read') read()
          else if (one.do === 'fail') {
            // What was taken did not reach Kafka.
            fresh.take()
            fresh.clear()
          } else if (one.do === 'take-over') {
            // Another instance has published, and this one takes over again.
            for (const { streamId, version, events } of marked) sent.set(streamId, version + events.length)
            marked = []
            followed = []
            fresh.forget()
          } else {
            send(fresh.take())
            if (fresh.takeReadDue()) read()
            expect(marked).toEqual(followed)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are bounded: a flood of them is read', () => {
    const fresh = new FreshCommits()
    fresh.takeReadDue()
    fresh.add([commit('till-0', 1)])
    fresh.add(Array.from({ length: 500 }, (_, n) => commit(`till-${n + 1}`, 1)))
    expect(fresh.take()).toEqual([])
    expect(fresh.takeReadDue()).toBe(true)
  })

  it('that wait for the next one of their stream go with it, and a flood of them is read', () => {
    const fresh = new FreshCommits()
    fresh.takeReadDue()
    const [first, second] = [commit('till-0', 1), commit('till-0', 2)]
    fresh.addFollowed([first])
    expect(fresh.take()).toEqual([])
    fresh.add([second])
    expect(fresh.take()).toEqual([first, second])
    for (let n = 1; n <= 501; n += 1) fresh.addFollowed([commit(`till-${n}`, 1)])
    expect(fresh.takeReadDue()).toBe(true)
  })
})
