import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRetryable, type MoveOutcome, movesAtOnce, readAgain, runMoves, withFreshOrders } from './bulk-move.ts'

const done: MoveOutcome = { kind: 'done', status: 'stocking' }
const refused: MoveOutcome = { kind: 'refused', message: 'No' }
const failed: MoveOutcome = { kind: 'failed', message: '' }

/** Moves orders with scripted responses and records what happens. */
const moved = async (responses: readonly MoveOutcome[], stopAfter = Number.POSITIVE_INFINITY) => {
  const last = new Map<number, MoveOutcome>()
  let underWay = 0
  let most = 0
  const sent: number[] = []
  await runMoves({
    orders: responses.map((_, place) => place),
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

describe('moving many orders', () => {
  it('sends each order at most once, a few at once, and ends each with one outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyResponse, { maxLength: 40 }), fc.nat(40), async (responses, stopAfter) => {
        const { sent, most, last } = await moved(responses, stopAfter)
        expect(new Set(sent).size).toBe(sent.length)
        expect(most).toBeLessThanOrEqual(movesAtOnce)
        expect(last.size).toBe(responses.length)
        for (const [place, outcome] of last)
          expect(outcome).toEqual(sent.includes(place) ? responses[place] : { kind: 'not-tried' })
      }),
    )
  })

  it('goes on after a refusal, and tries no other after a failure', async () => {
    const eight = Array.from({ length: 8 }, () => done)
    expect((await moved([refused, ...eight])).sent).toHaveLength(9)
    const { sent, last } = await moved([failed, ...eight])
    expect(sent.length).toBeLessThanOrEqual(2 * movesAtOnce)
    expect(last.get(8)).toEqual({ kind: 'not-tried' })
  })

  it('is tried again for what is not through', () => {
    expect(
      [done, refused, failed, { kind: 'conflict' as const }, { kind: 'not-tried' as const }].map(isRetryable),
    ).toEqual([false, true, true, true, true])
    expect(isRetryable({ kind: 'not-allowed' })).toBe(false)
  })
})

describe('reading orders again', () => {
  const order = (orderNo: string, outcome: MoveOutcome) => ({ orderNo, outcome })
  const readOrders = async (ids: readonly string[]) => {
    if (ids.includes('broken')) throw new Error('no order')
    return ids.map((id) => order(id, { kind: 'waiting' }))
  }

  it('is not held up by one that cannot be read', async () => {
    const read = await readAgain(['1', 'broken', '2'], readOrders)
    expect(read.map(({ orderNo }) => orderNo)).toEqual(['1', '2'])
    await expect(readAgain(['broken'], readOrders)).rejects.toThrow('no order')
    expect(await readAgain([], readOrders)).toEqual([])
  })

  it('tries what was read and what never arrived, and leaves the one that could not be read', async () => {
    const conflict: MoveOutcome = { kind: 'conflict' }
    const before = [order('1', conflict), order('broken', conflict), order('3', failed), order('4', done)]
    const kinds = withFreshOrders(before, await readAgain(['1', 'broken'], readOrders)).map(
      ({ outcome }) => outcome.kind,
    )
    expect(kinds).toEqual(['waiting', 'conflict', 'waiting', 'done'])
  })
})
