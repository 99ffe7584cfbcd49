import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { WebhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'
import { describe, expect, it } from 'vitest'
import {
  content,
  created,
  deleted,
  disabled,
  enabled,
  endpointId,
  hour,
  rotated,
  secretRef,
  updated,
} from '../../domain/webhook-endpoint/webhook-endpoint.fixtures.ts'
import { webhookEndpointsProjection } from './webhook-endpoints.projection.ts'

const author = 's-0123456789abcdef'
const rowAfter = (events: readonly WebhookEndpointEvent[]) =>
  replayTwice(
    webhookEndpointsProjection,
    events.map((event, index) => ({
      id: `${endpointId}@${index + 1}`,
      service: 'notification' as const,
      streamType: 'webhook-endpoint',
      streamId: endpointId,
      sequence: index + 1,
      event,
      actor: { kind: 'staff' as const, id: author },
      correlationId: 'request-1',
      causationId: 'request-1',
      recordedAt: hour('09:00'),
    })),
  ).get(endpointId)

describe('webhook endpoints', () => {
  it('have their content, and who added them', () =>
    expect(rowAfter([created])).toMatchObject({
      ...content,
      ...{ status: 'enabled', secretRef: secretRef(1), previousSecretRef: null, createdBy: author, updatedBy: author },
    }))
  it('have two secrets after a rotation, and never three', () => {
    expect(rowAfter([created, rotated])).toMatchObject({
      ...{ secretRef: secretRef(2), previousSecretRef: secretRef(1) },
      previousSecretUntil: '2026-11-28T11:00:00.000Z',
    })
    const again: WebhookEndpointEvent = {
      type: 'webhook-secret-rotated',
      data: { secretRef: secretRef(3), previousUntil: '2026-11-28T12:00:00.000Z', rotatedAt: hour('12:00') },
    }
    expect(rowAfter([created, rotated, again])).toMatchObject({ previousSecretRef: secretRef(2) })
  })
  it('say why they are disabled, and forget it when they are enabled', () => {
    expect(rowAfter([created, disabled])).toMatchObject({ status: 'disabled', disabledReason: 'failing' })
    expect(rowAfter([created, disabled, enabled])).toMatchObject({
      ...{ status: 'enabled', disabledReason: null, disabledAt: null, enabledAt: hour('13:00') },
    })
  })
  it('change and are gone', () => {
    expect(rowAfter([created, updated])).toMatchObject({ url: 'https://erp.example.com/v2', updatedAt: hour('10:00') })
    expect(rowAfter([created, updated, deleted])).toBeUndefined()
  })
})
