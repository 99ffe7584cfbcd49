import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
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
} from './webhook-endpoint.fixtures.ts'
import { webhookEndpointDecider } from './webhook-endpoint-decider.ts'

const none = given(webhookEndpointDecider, [])
const there = given(webhookEndpointDecider, [created])
const off = given(webhookEndpointDecider, [created, disabled])
const gone = given(webhookEndpointDecider, [created, deleted])

describe('create-webhook-endpoint', () => {
  const create = { type: 'create-webhook-endpoint', ...created.data } as const
  it('adds the endpoint once', () => {
    none.when(create).then([created])
    there.when(create).thenNothing()
  })
  it('leaves an id that another endpoint has, or had, alone', () => {
    there.when({ ...create, secretRef: secretRef(9) }).thenRejected('version-conflict')
    gone.when(create).thenRejected('version-conflict')
  })
})

describe('update-webhook-endpoint', () => {
  const update = {
    type: 'update-webhook-endpoint',
    ...content,
    url: 'https://erp.example.com/v2',
    now: hour('10:00'),
  } as const
  it('records another content once', () => {
    there.when(update).then([updated])
    given(webhookEndpointDecider, [created, updated]).when(update).thenNothing()
  })
  it('takes the same types in another order for the same', () =>
    there.when({ ...update, ...content, eventTypes: content.eventTypes.toReversed() }).thenNothing())
  it('is rejected where no endpoint is', () => {
    none.when(update).thenRejected('webhook-endpoint-not-found')
    gone.when(update).thenRejected('webhook-endpoint-not-found')
  })
})

describe('rotate-webhook-secret', () => {
  const rotate = {
    type: 'rotate-webhook-secret',
    secretRef: secretRef(2),
    previousUntil: '2026-11-28T11:00:00.000Z',
    now: hour('11:00'),
  } as const
  it('records the other secret once, and whether it is enabled or not', () => {
    there.when(rotate).then([rotated])
    off.when(rotate).then([rotated])
    given(webhookEndpointDecider, [created, rotated]).when(rotate).thenNothing()
  })
  it('is rejected where no endpoint is', () => {
    none.when(rotate).thenRejected('webhook-endpoint-not-found')
    gone.when(rotate).thenRejected('webhook-endpoint-not-found')
  })
})

describe('disable-webhook-endpoint', () => {
  const disable = { type: 'disable-webhook-endpoint', reason: 'failing', now: hour('12:00') } as const
  it('disables it once, whatever for', () => {
    there.when(disable).then([disabled])
    off.when({ ...disable, reason: 'staff' }).thenNothing()
  })
  it('is rejected where no endpoint is', () => {
    none.when(disable).thenRejected('webhook-endpoint-not-found')
    gone.when(disable).thenRejected('webhook-endpoint-not-found')
  })
})

describe('enable-webhook-endpoint', () => {
  const enable = { type: 'enable-webhook-endpoint', now: hour('13:00') } as const
  it('enables it once', () => {
    off.when(enable).then([enabled])
    there.when(enable).thenNothing()
  })
  it('is rejected where no endpoint is', () => {
    none.when(enable).thenRejected('webhook-endpoint-not-found')
    gone.when(enable).thenRejected('webhook-endpoint-not-found')
  })
})

describe('delete-webhook-endpoint', () => {
  const remove = { type: 'delete-webhook-endpoint', now: hour('14:00') } as const
  it('deletes it once', () => {
    off.when(remove).then([deleted])
    gone.when(remove).thenNothing()
  })
  it('is rejected where no endpoint is', () => none.when(remove).thenRejected('webhook-endpoint-not-found'))
  it('is the end of a stream that names its endpoint', () =>
    given(webhookEndpointDecider, [{ ...created, data: { ...created.data, endpointId } }])
      .when(remove)
      .then([deleted]))
})
