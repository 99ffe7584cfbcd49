import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce, type BulkOutcome, isRetryable, readAgain, runEach, withFreshItems } from './run-each.ts'

type Outcome = BulkOutcome<never>

const done: Outcome = { kind: 'done' }
const refused: Outcome = { kind: 'refused', message: 'No' }
const failed: Outcome = { kind: 'failed', message: '' }

/** Sends items with scripted responses and records what happens. */
const sentAll = async (responses: readonly Outcome[], stopAfter = Number.POSITIVE_INFINITY) => {
  const last = new Map<number, Outcome>()
  let underWay = 0
  let most = 0
  const sent: number[] = []
  await runEach({
    items: responses.map((_, place) => place),
    isStopped: () => sent.length >= stopAfter,
    send: async (place) => {
      sent.push(place)
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return responses[place] ?? done
    },
    onOutcome: (place, outcome) => last.set(place, outcome),
  })
  return { sent, most, last }
}

const anyResponse = fc.constantFrom(done, refused, { kind: 'conflict' } as const, failed)

describe('a command for many records', () => {
  it('sends each record at most once, a few at once, and ends each with one outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyResponse, { maxLength: 40 }), fc.nat(40), async (responses, stopAfter) => {
        const { sent, most, last } = await sentAll(responses, stopAfter)
        expect(new Set(sent).size).toBe(sent.length)
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(last.size).toBe(responses.length)
        for (const [place, outcome] of last)
          expect(outcome).toEqual(sent.includes(place) ? responses[place] : { kind: 'not-tried' })
      }),
    )
  })

  it('goes on after a refusal, and tries no other after a failure', async () => {
    const eight = Array.from({ length: 8 }, () => done)
    expect((await sentAll([refused, ...eight])).sent).toHaveLength(9)
    const { sent, last } = await sentAll([failed, ...eight])
    expect(sent.length).toBeLessThanOrEqual(2 * atOnce)
    expect(last.get(8)).toEqual({ kind: 'not-tried' })
  })

  it('is tried again for what is not through', () => {
    expect(
      [done, refused, failed, { kind: 'conflict' as const }, { kind: 'not-tried' as const }].map(isRetryable),
    ).toEqual([false, true, true, true, true])
    expect(isRetryable({ kind: 'not-allowed' })).toBe(false)
  })
})

describe('reading records again', () => {
  const item = (id: string, outcome: Outcome) => ({ row: { id }, outcome })
  const readItems = async (ids: readonly string[]) => {
    if (ids.includes('broken')) throw new Error('no record')
    return ids.map((id) => item(id, { kind: 'waiting' }))
  }

  it('is not held up by one that cannot be read', async () => {
    const read = await readAgain(['1', 'broken', '2'], readItems)
    expect(read.map(({ row }) => row.id)).toEqual(['1', '2'])
    await expect(readAgain(['broken'], readItems)).rejects.toThrow('no record')
    expect(await readAgain([], readItems)).toEqual([])
  })

  it('tries what was read and what never arrived, and leaves the one that could not be read', async () => {
    const conflict: Outcome = { kind: 'conflict' }
    const before = [item('1', conflict), item('broken', conflict), item('3', failed), item('4', done)]
    const kinds = withFreshItems(before, await readAgain(['1', 'broken'], readItems)).map(({ outcome }) => outcome.kind)
    expect(kinds).toEqual(['waiting', 'conflict', 'waiting', 'done'])
  })
})
