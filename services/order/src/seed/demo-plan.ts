import type { ShippingMethod } from '@pinline/events/order/shipping-method'

/** How far a demo order has come by the day of the first start. */
export type DemoEnding =
  | 'unpaid'
  | 'paid'
  | 'stocking'
  | 'testing'
  | 'shipped'
  | 'completed'
  | 'expired'
  | 'cancelled-by-buyer'
  | 'cancelled-by-staff'
  | 'refunded'
  | 'refund-failed'

export interface DemoOrder {
  /** Position among the demo buyers; 0 is the demo login. */
  readonly buyer: number
  readonly hoursAgo: number
  readonly ending: DemoEnding
  readonly lines: number
  readonly method: ShippingMethod
  /** Whether one more line is made to order. */
  readonly custom?: true
  /** Whether what is in stock is to leave before that. */
  readonly asReady?: true
  readonly note?: string
  readonly remark?: string
  /** Why staff refunded a part of its payment after it was received, as they noted it. */
  readonly goodwill?: string
}

type Row = readonly [
  buyer: number,
  hoursAgo: number,
  ending: DemoEnding,
  lines: number,
  method: ShippingMethod,
  extra?: Pick<DemoOrder, 'custom' | 'asReady' | 'note' | 'remark' | 'goodwill'>,
]

const rows: readonly Row[] = [
  [1, 1001, 'completed', 3, 'express'],
  [6, 972, 'completed', 4, 'standard'],
  [3, 940, 'completed', 2, 'express', { note: 'Asked for the packing list in French. Sent with the parcel.' }],
  [2, 905, 'completed', 2, 'standard'],
  [4, 868, 'completed', 1, 'express'],
  [8, 829, 'expired', 2, 'economy'],
  [1, 803, 'completed', 5, 'standard', { remark: 'Demo order: one delivery, please.' }],
  [5, 777, 'completed', 2, 'express'],
  [7, 741, 'completed', 3, 'standard'],
  [10, 712, 'cancelled-by-buyer', 1, 'standard'],
  [6, 690, 'completed', 3, 'express'],
  [11, 655, 'completed', 2, 'standard'],
  [9, 628, 'completed', 2, 'express'],
  [4, 580, 'refunded', 2, 'standard', { note: 'Buyer needs another plating; will order again.' }],
  [0, 555, 'completed', 2, 'express'],
  [3, 530, 'completed', 3, 'express', { goodwill: 'Reel arrived without its leader tape; agreed on ten percent.' }],
  [2, 504, 'completed', 1, 'express'],
  [8, 466, 'cancelled-by-staff', 1, 'standard', { note: 'Ordered twice by mistake.' }],
  [5, 441, 'completed', 4, 'express'],
  [1, 410, 'completed', 2, 'express'],
  [6, 371, 'shipped', 3, 'economy'],
  [7, 342, 'expired', 1, 'standard'],
  [10, 300, 'shipped', 2, 'standard'],
  [4, 268, 'shipped', 2, 'standard'],
  [11, 241, 'refunded', 1, 'express'],
  [9, 214, 'shipped', 3, 'standard', { custom: true }],
  [0, 190, 'shipped', 2, 'standard'],
  [2, 168, 'cancelled-by-buyer', 2, 'express'],
  [3, 145, 'shipped', 1, 'express'],
  [8, 139, 'testing', 2, 'standard', { custom: true, asReady: true, note: 'Custom cable tails arrive on Thursday.' }],
  [5, 119, 'paid', 3, 'express', { note: 'Waiting for the buyer to confirm the date code.' }],
  [6, 97, 'refund-failed', 1, 'standard'],
  [1, 91, 'testing', 4, 'express'],
  [7, 72, 'testing', 2, 'standard'],
  [
    0,
    53,
    'stocking',
    2,
    'express',
    { custom: true, asReady: true, remark: 'Demo order: please deliver on a weekday.' },
  ],
  [11, 47, 'stocking', 3, 'standard'],
  [10, 41, 'stocking', 1, 'standard', { custom: true }],
  [4, 29, 'stocking', 2, 'express'],
  [3, 22, 'paid', 2, 'express'],
  [9, 20, 'unpaid', 1, 'standard'],
  [6, 15, 'paid', 5, 'standard'],
  [8, 9, 'unpaid', 2, 'economy'],
  [1, 6, 'paid', 2, 'express'],
  [0, 4, 'unpaid', 2, 'standard'],
  [2, 3, 'unpaid', 3, 'express'],
]

/** Six weeks of a shop, the oldest order first. Every event of it lies at least an hour back. */
export const demoPlan: readonly DemoOrder[] = rows.map(([buyer, hoursAgo, ending, lines, method, extra]) => ({
  buyer,
  hoursAgo,
  ending,
  lines,
  method,
  ...extra,
}))

/** A little longer than the simulated carrier takes to the door. */
const onTheWayHours: Readonly<Record<ShippingMethod, number>> = { express: 156, standard: 365, economy: 850 }

/** Hours from the order to what happens to it. */
export const demoSteps = (method: ShippingMethod) =>
  ({
    note: 0.5,
    paid: 0.2,
    'cancelled-by-buyer': 2.4,
    'cancelled-by-staff': 5.5,
    refunded: 9,
    stocking: 18,
    testing: 27,
    shipped: 46,
    expired: 24.02,
    received: 46 + onTheWayHours[method],
    goodwill: 70 + onTheWayHours[method],
  }) as const
