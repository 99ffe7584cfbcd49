import { webhookEventTypes } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { publicEvents } from '@pinline/events/public/public-events'
import { expect, it } from 'vitest'
import { isMyWebhookType, isWebhookType } from './webhook-types.ts'

it('webhooks are sent for events that leave the product, and for no others', () => {
  const published = new Set(publicEvents.map(({ name }) => name))
  expect(webhookEventTypes.filter((type) => !published.has(type))).toEqual([])
  expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length)
})

it('webhooks alone are enough to keep whole orders, without how they are picked for buyers', () => {
  const ofOrders = publicEvents.filter(({ streamType }) => streamType === 'order').map(({ name }) => name)
  expect(ofOrders.filter((type) => !isWebhookType(type))).toEqual([])
  expect(ofOrders.filter((type) => !isMyWebhookType(type))).toEqual(['line-picked', 'line-tested'])
})
