import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type StockTakeCommand, stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { chosenProducts } from '../stock-takes/chosen-products.ts'
import { stockAt } from '../stock-takes/stock-at.ts'

const cause = 'demo-stock-takes'
/** Parts of each demo stock-take. */
const parts = 12

/** How each is left: `done` is counted and booked without differences, of the other some parts are to be recounted. */
const plans = [
  { streamId: 'k-demo00000001', title: 'Demo: aisle A', counted: parts, isDone: true },
  { streamId: 'k-demo00000002', title: 'Demo: aisle B', counted: 5, isDone: false },
] as const

/** Two stock-takes of the demonstration, which change no stock. Streams that exist are left as they are. */
export const seedStockTakes = async (deps: CatalogueDeps): Promise<void> => {
  const { platform } = deps
  if (platform.config.DEMO_DATA !== 'on') return
  const known = await loadStreams(
    platform,
    stockTakeDecider,
    plans.map(({ streamId }) => streamId),
  )
  if ([...known.values()].every(({ version }) => version > 0)) return
  const listed = (await chosenProducts(deps, {})).slice(0, parts * plans.length)
  if (listed.length < parts * plans.length) return
  const now = platform.clock.now().toISOString()
  for (const [place, { streamId, title, counted, isDone }] of plans.entries()) {
    if ((known.get(streamId)?.version ?? 0) > 0) continue
    const run = async (command: StockTakeCommand) =>
      await handleCommand(platform, stockTakeDecider, { streamId, command, context: internalCause(platform, cause) })
    const lines = listed.slice(place * parts, (place + 1) * parts)
    await run({ type: 'start-stock-take', title, lines, now })
    const counts = await Promise.all(
      lines.slice(0, counted).map(async ({ productId }, nth) => {
        const shelf = await stockAt(deps, productId, undefined)
        return { productId, ...shelf, counted: shelf.expected + (nth === 0 && !isDone ? 2 : 0), countedAt: now }
      }),
    )
    await run({ type: 'record-counts', counts, now })
    if (isDone) await run({ type: 'approve-stock-take', corrected: [], now })
  }
}
