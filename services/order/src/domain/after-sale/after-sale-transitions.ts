/** The statuses of an after-sales request. */
export type AfterSaleStatus =
  | 'new'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'received'
  | 'refunded'
  | 'replaced'
  | 'closed'

/** The one table of legal transitions. What staff find when they inspect the pieces may still end a request. */
export const afterSaleTransitions: Readonly<Record<AfterSaleStatus, readonly AfterSaleStatus[]>> = {
  new: ['submitted'],
  submitted: ['approved', 'rejected', 'cancelled'],
  approved: ['received', 'refunded', 'replaced', 'cancelled'],
  received: ['refunded', 'replaced', 'rejected'],
  refunded: ['closed'],
  replaced: ['closed'],
  rejected: [],
  cancelled: [],
  closed: [],
}

export const mayBecome = (from: AfterSaleStatus, to: AfterSaleStatus): boolean =>
  afterSaleTransitions[from].includes(to)

/** Whether the pieces of a request count: they cannot be in another one. */
export const countsPieces = (status: AfterSaleStatus): boolean => status !== 'rejected' && status !== 'cancelled'
