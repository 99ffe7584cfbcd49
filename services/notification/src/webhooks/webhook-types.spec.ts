import { webhookEventTypes } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { publicEvents } from '@pinline/events/public/public-events'
import { expect, it } from 'vitest'

it('webhooks are sent for events that leave the product, and for no others', () => {
  const published = new Set(publicEvents.map(({ name }) => name))
  expect(webhookEventTypes.filter((type) => !published.has(type))).toEqual([])
  expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length)
})
