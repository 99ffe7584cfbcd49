import type { OrderState, ReceivedEvent } from './order-state.ts'
import { RebuiltOrder } from './rebuilt-order.ts'

/** All orders as one receiver has them. An event out of the order of its stream, or twice, is a failure. */
export class RebuiltOrders {
  readonly #orders = new Map<string, RebuiltOrder>()
  readonly #failures: string[] = []

  /** What the receiver was promised and did not get. */
  get failures(): readonly string[] {
    return this.#failures
  }

  fail(what: string): void {
    this.#failures.push(what)
  }

  take(received: ReceivedEvent): void {
    const { id, orderNo, sequence, event } = received
    const order = this.#orders.get(orderNo)
    if (event.type === 'order-placed' && order === undefined) this.#orders.set(orderNo, new RebuiltOrder(event.data))
    else if (order === undefined) this.fail(`${id} came before its order was placed`)
    else if (sequence <= order.sequence) this.fail(`${id} came after ${orderNo}@${order.sequence}`)
    else order.apply(received)
  }

  /** The last event of each order. */
  versions(): Record<string, number> {
    return Object.fromEntries([...this.#orders].map(([orderNo, order]) => [orderNo, order.sequence]))
  }

  states(): Record<string, OrderState> {
    return structuredClone(Object.fromEntries([...this.#orders].map(([orderNo, order]) => [orderNo, order.state()])))
  }
}
