import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import type { OrderNumber } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { type ResultOf, sendCommand } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type MoveOutcome, readAgain, runMoves, withFreshOrders } from './bulk-move.ts'

/** The commands of staff that need nothing but the order. */
export const bulkSteps = { 'start-stocking': startStocking, 'start-testing': startTesting } as const
export type BulkStep = keyof typeof bulkSteps
export const bulkStepNames = Object.keys(bulkSteps) as BulkStep[]

/** An order of the move, as it was read, with the key of its command. */
export interface MovedOrder {
  readonly orderNo: OrderNumber
  readonly version: number
  readonly status: OrderStatus
  readonly key: string
  readonly outcome: MoveOutcome
}

const movedOrderOf = (step: BulkStep, { orderNo, version, status, allowedCommands }: OrderRecord): MovedOrder => ({
  orderNo,
  version,
  status,
  key: newKey(),
  outcome: { kind: allowedCommands.includes(step) ? 'waiting' : 'not-allowed' },
})

const outcomeOf = (result: ResultOf<typeof startStocking | typeof startTesting>): MoveOutcome => {
  switch (result.kind) {
    case 'done':
      return { kind: 'done', status: result.data.status }
    case 'conflict':
      return { kind: 'conflict' }
    case 'refused':
    case 'failed':
      return { kind: result.kind, message: result.message }
    default: {
      const missing: never = result
      return missing
    }
  }
}

/**
 * Moves of many orders by one step, each by its own command with its own idempotency key. A repetition after a failure sends
 * the same command, which takes effect once; after a conflict or a refusal the order is read again.
 */
export const useBulkMove = (step: BulkStep) => {
  const api = useApi()
  const dataProvider = useDataProvider()
  const [orders, setOrders] = useState<readonly MovedOrder[]>()
  const [isRunning, setRunning] = useState(false)
  const isStopped = useRef(false)

  const readOrders = async (ids: readonly OrderNumber[]): Promise<MovedOrder[]> => {
    if (ids.length === 0) return []
    const { data } = await dataProvider.getMany<OrderRecord>('orders', { ids: [...ids] })
    return data.map((order) => movedOrderOf(step, order))
  }

  const run = async (before: readonly MovedOrder[]) => {
    isStopped.current = false
    setRunning(true)
    try {
      const again = before.filter(({ outcome: { kind } }) => kind === 'conflict' || kind === 'refused')
      const ids = again.map(({ orderNo }) => orderNo)
      const others = before.some(({ outcome: { kind } }) => kind === 'failed' || kind === 'not-tried')
      // Whether the server is away shows what is sent anyway.
      const read = await readAgain(ids, readOrders).catch((error: unknown) => {
        if (!others) throw error
        return []
      })
      const present = withFreshOrders(before, read)
      setOrders(present)
      await runMoves({
        orders: present.filter(({ outcome }) => outcome.kind === 'waiting'),
        isStopped: () => isStopped.current,
        send: async ({ orderNo, version, key }) =>
          outcomeOf(
            await sendCommand(api, bulkSteps[step], { input: { orderNo, version }, key, notifyOnFailure: false }),
          ),
        onOutcome: ({ orderNo }, outcome) =>
          setOrders((all) => all?.map((order) => (order.orderNo === orderNo ? { ...order, outcome } : order))),
      })
    } finally {
      setRunning(false)
    }
  }

  return {
    /** Undefined until they have been read. */
    orders,
    isRunning,
    /** Reads the orders as they are now. Rejects where they cannot be read. */
    load: async (ids: readonly OrderNumber[]) => setOrders(await readOrders(ids)),
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
