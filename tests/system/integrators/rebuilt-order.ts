import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { OrderState, PublicOrderEvent, ReceivedEvent } from './order-state.ts'

type DataByType = { readonly [Event in PublicOrderEvent as Event['type']]: Event['data'] }
type Part<Name extends 'attempts' | 'captures' | 'refunds' | 'latePayments' | 'parcels'> = OrderState[Name][number]
type SentParcel = Omit<DataByType['order-shipped'], 'parcelNo'> & {
  readonly parcelNo: number
  readonly afterSaleNo?: DataByType['replacement-shipped']['afterSaleNo']
}
type Piece = OrderState['openLines'][number]

/** The events of one order, taken in their order by a program that knows nothing but what is documented of them. */
export class RebuiltOrder {
  readonly #placed: OrderPlaced['data']
  readonly #steps: OrderState['steps']
  readonly #attempts: Part<'attempts'>[] = []
  readonly #captures: Part<'captures'>[] = []
  readonly #refunds: Part<'refunds'>[] = []
  readonly #latePayments: Part<'latePayments'>[] = []
  readonly #parcels: Part<'parcels'>[] = []
  readonly #picks = new Map<string, OrderState['picks'][number]>()
  readonly #tests: OrderState['tests'] = []
  readonly #cancelled = new Map<string, number>()
  readonly #documents: string[] = []
  #status: OrderState['status'] = 'pending'
  #checkingStock = true
  #cancelReason: OrderState['cancelReason'] = null
  #delivery: Pick<OrderState, 'shippingMethod' | 'deliveryChangedAt'> &
    Pick<OrderPlaced['data'], 'arrives' | 'shipmentPlan'>
  #sequence = 1

  constructor(placed: OrderPlaced['data']) {
    this.#placed = placed
    const { shippingMethod, arrives, shipmentPlan } = placed
    this.#delivery = { shippingMethod, arrives, shipmentPlan, deliveryChangedAt: null }
    this.#steps = {
      placedAt: placed.placedAt,
      confirmedAt: null,
      stockingAt: null,
      testingAt: null,
      shippedAt: null,
      completedAt: null,
      cancelledAt: null,
    }
  }

  /** Of the last event that it was given. */
  get sequence(): number {
    return this.#sequence
  }

  apply(received: ReceivedEvent): void {
    this.#sequence = received.sequence
    this.#handle(received.event.type, received.event.data, received)
  }

  #handle<Type extends keyof DataByType>(type: Type, data: DataByType[Type], received: ReceivedEvent): void {
    const handle: (data: DataByType[Type], received: ReceivedEvent) => void = this.#handlers[type]
    handle(data, received)
  }

  readonly #handlers: {
    readonly [Type in keyof DataByType]: (data: DataByType[Type], received: ReceivedEvent) => void
  } = {
    'order-placed': () => {
      throw new Error('an order is placed once')
    },
    'stock-reserved': () => {
      this.#checkingStock = false
    },
    'payment-attempt-started': ({ wallet = null, ...attempt }) => {
      this.#attempts.push({ ...attempt, wallet, status: 'open', endedAt: null, reason: null })
    },
    'payment-attempt-closed': ({ attemptId, reason, closedAt: endedAt }) => {
      Object.assign(this.#attempt(attemptId), { status: 'closed', endedAt, reason })
    },
    'payment-captured': (capture) => {
      Object.assign(this.#attempt(capture.attemptId), { status: 'captured', endedAt: capture.capturedAt })
      this.#captures.push({ ...capture, outcome: null })
    },
    'order-confirmed': ({ captureId, confirmedAt }) => {
      this.#move('confirmed', { confirmedAt })
      this.#resolve(captureId, 'confirmed')
    },
    'stocking-started': ({ startedAt: stockingAt }) => this.#move('stocking', { stockingAt }),
    'testing-started': ({ startedAt: testingAt }) => this.#move('testing', { testingAt }),
    'line-picked': ({ pickedAt: _, ...pick }, { time: at, actor }) => {
      this.#picks.set(pick.productId, { ...pick, at, actor })
    },
    'line-tested': ({ testedAt: _, ...test }, { time: at, actor, sequence }) => {
      this.#tests.push({ ...test, at, actor, sequence })
    },
    'parcel-shipped': ({ handedOverAt, ...parcel }) => this.#send({ ...parcel, shippedAt: handedOverAt }),
    'replacement-shipped': ({ handedOverAt, ...parcel }) => this.#send({ ...parcel, shippedAt: handedOverAt }),
    'order-shipped': (parcel) => {
      this.#move('shipped', { shippedAt: parcel.shippedAt })
      this.#send({ ...parcel, parcelNo: parcel.parcelNo ?? 1 })
    },
    'parcel-received': ({ parcelNo, receivedAt }) => {
      Object.assign(
        found(this.#parcels, (one) => one.parcelNo === parcelNo),
        { receivedAt },
      )
    },
    'tracking-entry-added': () => undefined,
    'tracking-entry-removed': () => undefined,
    'order-completed': ({ completedAt }) => this.#move('completed', { completedAt }),
    'order-cancelled': ({ reason, cancelledAt }) => {
      this.#move('cancelled', { cancelledAt })
      this.#cancelReason = reason
    },
    'lines-cancelled': ({ lines }) => {
      for (const { productId, quantity } of lines)
        this.#cancelled.set(productId, (this.#cancelled.get(productId) ?? 0) + quantity)
    },
    'delivery-changed': ({ shippingMethod, arrives, shipmentPlan = this.#delivery.shipmentPlan, changedAt }) => {
      this.#delivery = { shippingMethod, arrives, shipmentPlan, deliveryChangedAt: changedAt }
    },
    'refund-requested': (refund) => {
      this.#refund({ ...refund, orderAmount: null, lines: [], afterSaleRef: null })
      this.#resolve(refund.captureId, 'refunded')
      if (refund.reason === 'paid-after-cancellation')
        this.#latePayments.push({ captureId: refund.captureId, settledAt: null })
    },
    'partial-refund-requested': ({ lines = [], afterSaleRef = null, noteRef: _, ...refund }) =>
      this.#refund({ ...refund, lines, afterSaleRef }),
    'refund-completed': ({ refundId, completedAt }) =>
      this.#changeRefund(refundId, { state: 'completed', failure: null, completedAt }),
    'refund-failed': ({ refundId, code }) => this.#changeRefund(refundId, { state: 'failed', failure: code }),
    'refund-retried': ({ refundId }) => this.#changeRefund(refundId, { state: 'requested', failure: null }),
    'late-payment-settled': ({ captureId, settledAt }) => {
      Object.assign(
        found(this.#latePayments, (one) => one.captureId === captureId),
        { settledAt },
      )
    },
    'invoice-issued': ({ number }) => void this.#documents.push(number),
    'credit-note-issued': ({ number }) => void this.#documents.push(number),
    'po-number-erased': () => undefined,
  }

  state(): OrderState {
    const { placementId, remarkRef, poNumberRef, poNumber, country, quotationNo, ...placed } = this.#placed
    const { addressRef, placedAt, payBefore, tax, arrives: _, shipmentPlan: __, ...amounts } = placed
    const lines = placed.lines.map((line) => ({ ...line, cancelled: this.#cancelled.get(line.productId) ?? 0 }))
    const { arrives, shipmentPlan, ...delivery } = this.#delivery
    const isOver = this.#status === 'completed' || this.#status === 'cancelled' || this.#steps.shippedAt !== null
    const last = this.#parcels.findLast(({ afterSaleNo }) => afterSaleNo === null)
    return {
      ...amounts,
      ...(tax === undefined ? {} : { tax }),
      ...delivery,
      ...(arrives === undefined || isOver ? {} : { arrives }),
      ...(shipmentPlan === undefined ? {} : { shipmentPlan }),
      ...this.#payment(),
      status: this.#status,
      checkingStock: this.#status === 'pending' && this.#checkingStock,
      cancelReason: this.#cancelReason,
      lines,
      pieces: lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
      paymentDeadline: payBefore,
      steps: this.#steps,
      parcels: this.#parcels,
      openLines: this.#status === 'cancelled' ? [] : this.#openLines(),
      carrier: last?.carrier ?? null,
      trackingNumber: last?.trackingNumber ?? null,
      version: this.#sequence,
      picks: [...this.#picks.values()],
      tests: this.#tests,
      documents: this.#documents,
    }
  }

  #payment(): Pick<
    OrderState,
    | 'payable'
    | 'payableRate'
    | 'wallet'
    | 'paid'
    | 'stillPaid'
    | 'refunded'
    | 'refunds'
    | 'attempts'
    | 'captures'
    | 'latePayments'
    | 'paymentMethod'
  > {
    const { total, payable = total, payableRate = null, wallet = null } = this.#placed
    const paying = this.#captures.find(({ outcome }) => outcome === 'confirmed')
    const through = this.#refunds.filter(({ state }) => state === 'completed')
    const sum = (refunds: typeof through) => refunds.reduce((minor, { amount }) => minor + amount.minor, 0)
    const back = through.filter(({ captureId }) => captureId === paying?.captureId)
    return {
      payable,
      payableRate,
      wallet,
      paid: paying === undefined ? null : { amount: paying.amount, at: paying.capturedAt },
      stillPaid: paying === undefined ? null : { ...paying.amount, minor: paying.amount.minor - sum(back) },
      refunded: { ...payable, minor: sum(through.filter(({ amount }) => amount.currency === payable.currency)) },
      refunds: this.#refunds,
      attempts: this.#attempts,
      captures: this.#captures,
      latePayments: this.#latePayments,
      paymentMethod: this.#steps.confirmedAt === null ? null : 'wallet',
    }
  }

  /** Ordered, not cancelled, and in no parcel yet; a product that is listed twice has one entry. */
  #openLines(): Piece[] {
    const open = new Map<Piece['productId'], number>()
    const add = (productId: Piece['productId'], quantity: number) =>
      open.set(productId, (open.get(productId) ?? 0) + quantity)
    for (const { productId, quantity } of this.#placed.lines) add(productId, quantity)
    for (const productId of open.keys()) add(productId, -(this.#cancelled.get(productId) ?? 0))
    for (const { afterSaleNo, lines } of this.#parcels)
      if (afterSaleNo === null) for (const { productId, quantity } of lines) add(productId, -quantity)
    return [...open].flatMap(([productId, quantity]) => (quantity > 0 ? [{ productId, quantity }] : []))
  }

  #move(status: OrderState['status'], step: Partial<OrderState['steps']>): void {
    this.#status = status
    Object.assign(this.#steps, step)
  }

  #attempt(attemptId: string): Part<'attempts'> {
    return found(this.#attempts, (one) => one.attemptId === attemptId)
  }

  /** What becomes of a capture is decided once. */
  #resolve(captureId: string, outcome: 'confirmed' | 'refunded'): void {
    const capture = found(this.#captures, (one) => one.captureId === captureId)
    capture.outcome ??= outcome
  }

  #refund(refund: Omit<Part<'refunds'>, 'state' | 'failure' | 'completedAt'>): void {
    this.#refunds.push({ ...refund, state: 'requested', failure: null, completedAt: null })
  }

  #changeRefund(refundId: string, change: Partial<Part<'refunds'>>): void {
    Object.assign(
      found(this.#refunds, (one) => one.refundId === refundId),
      change,
    )
  }

  #send({ madeToOrder, lines, ...parcel }: SentParcel): void {
    const { weightGrams = null, sizeMm = null, afterSaleNo = null } = parcel
    const content = { lines: [...lines, ...madeToOrder], weightGrams, sizeMm, afterSaleNo }
    this.#parcels.push({ ...parcel, ...content, receivedAt: null })
  }
}

const found = <One>(list: readonly One[], isIt: (one: One) => boolean): One => {
  const one = list.find(isIt)
  if (one === undefined) throw new Error('an event refers to what no earlier one has')
  return one
}
