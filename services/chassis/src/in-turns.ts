import { setImmediate as nextTurn } from 'node:timers/promises'

/** Another request needs several turns, and waits so long in each. */
const turnMs = 2

/**
 * Maps a long list in turns of the event loop, two milliseconds each. Prevents the failure "a request for hundreds of
 * rows makes everybody wait until all are ready". Shown by `tests/security/match-lines.spec.ts`.
 */
export const mapInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item, place: number) => Result,
): Promise<Result[]> => {
  const results: Result[] = []
  let started = performance.now()
  for (const [place, item] of items.entries()) {
    results.push(map(item, place))
    if (performance.now() - started < turnMs) continue
    await nextTurn()
    started = performance.now()
  }
  return results
}
