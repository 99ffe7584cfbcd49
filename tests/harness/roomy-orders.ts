/** Settings with which unpaid orders have no limits: most tests place many, and some take all of the stock. */
export const roomyOrders = {
  UNPAID_ORDERS: '100000',
  UNPAID_SHARE_PERCENT: '100',
  NEW_BUYERS_SHARE_PERCENT: '100',
  LARGE_SHARE_PERCENT: '100',
} as const
