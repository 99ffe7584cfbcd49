import { z } from 'zod'

export const orderStatuses = [
  'pending',
  'confirmed',
  'stocking',
  'testing',
  'shipped',
  'completed',
  'cancelled',
] as const
export const orderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof orderStatus>

export const orderTabs = ['all', 'unpaid', 'unshipped', 'shipped', 'completed'] as const
export const orderTab = z.enum(orderTabs)
export type OrderTab = z.infer<typeof orderTab>

/** Statuses of a tab of the personal center; cancelled orders are in `all` only. */
export const statusesOfTab = {
  all: orderStatuses,
  unpaid: ['pending'],
  unshipped: ['confirmed', 'stocking', 'testing'],
  shipped: ['shipped'],
  completed: ['completed'],
} as const satisfies Record<OrderTab, readonly OrderStatus[]>
