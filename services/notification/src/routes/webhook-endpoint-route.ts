import type { Done } from '@pinline/chassis/event-store/handle-command'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type {
  WebhookEndpointChanged,
  WebhookSecretShown,
  webhookEndpointChanged,
} from '@pinline/contracts/notification/webhook/webhook-endpoint-changed'
import { type WebhookEndpointId, webhookEndpointId } from '@pinline/events/ids'
import type { WebhookEndpointCreated } from '@pinline/events/notification/webhook-endpoint-created'
import type { WebhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'
import type { z } from 'zod'
import type { WebhookEndpoint } from '../domain/webhook-endpoint/webhook-endpoint.ts'
import {
  type WebhookEndpointCommand,
  webhookEndpointDecider,
} from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { webhookEndpointsProjection } from '../read-models/webhook-endpoints/webhook-endpoints.projection.ts'
import { isAllowedAddress, literalAddress } from '../webhooks/address-policy.ts'
import { getSecrets, putNewSecret } from '../webhooks/endpoint-secrets.ts'
import { refuseUnlessMine } from './my-webhook-endpoint.ts'

type Finished = Done<WebhookEndpoint, WebhookEndpointEvent>

type Waits = Pick<NotificationDeps, 'platform'>

/**
 * Where an endpoint stands after a command, once the view has it or two seconds have passed: a list that is read next
 * has it, as a rule. Deliveries do not depend on that, see `webhooks/present-endpoints.ts`.
 */
export const endpointChangedOf = async (
  { platform }: Waits,
  { state, version, position }: Finished,
): Promise<WebhookEndpointChanged> => {
  if (state.status === 'new') throw new Error('a command left an endpoint uncreated')
  await platform.waitFor([webhookEndpointsProjection], [position])
  return { id: state.endpointId, revision: version }
}

/** Besides, its present secret. */
export const secretShownOf = async (deps: Waits, done: Finished): Promise<WebhookSecretShown | Rejection> => {
  const { state } = done
  const [secret] = 'secretRef' in state ? await getSecrets(deps.platform, [state.secretRef]) : []
  return secret === undefined
    ? rejection('webhook-endpoint-not-found')
    : { ...(await endpointChangedOf(deps, done)), secret }
}

/** What the settings refuse of an address. A name is looked at again at each connection, by what it resolves to then. */
export const refuseUrl = ({ webhooks }: Pick<NotificationDeps, 'webhooks'>, url: string): Rejection | undefined => {
  const target = new URL(url)
  if (target.protocol !== 'https:' && !webhooks.settings.allowHttp)
    return rejection('invalid-input', { errors: { url: 'https-required' } })
  const literal = literalAddress(target)
  return literal === undefined || isAllowedAddress(literal, webhooks.settings.allowed)
    ? undefined
    : rejection('invalid-input', { errors: { url: 'address-not-allowed' } })
}

type Content = Omit<WebhookEndpointCreated['data'], 'endpointId' | 'secretRef' | 'createdAt'>

/** The command that adds an endpoint, with a secret that is in the vault. */
export const creationOf = async (
  { platform }: Waits,
  content: Content,
): Promise<StreamCommand<WebhookEndpointCommand, WebhookEndpointEvent>> => {
  const endpointId = webhookEndpointId.parse(platform.newId('w'))
  const secretRef = await putNewSecret(platform, endpointId)
  const createdAt = platform.clock.now().toISOString()
  const command = { type: 'create-webhook-endpoint', endpointId, ...content, secretRef, createdAt } as const
  return { streamId: endpointId, command }
}

/** For how long the former secret signs too. */
const overlapMs = 24 * 3_600_000

/** The command that gives an endpoint a new secret. No secret is left in the vault of an endpoint that is gone. */
export const rotationOf = async (
  { platform }: Waits,
  id: WebhookEndpointId,
): Promise<StreamCommand<WebhookEndpointCommand, WebhookEndpointEvent> | Rejection> => {
  const { state } = await loadStream(platform, webhookEndpointDecider, id)
  if (state.status === 'new' || state.status === 'deleted') return rejection('webhook-endpoint-not-found')
  const now = platform.clock.now()
  const secretRef = await putNewSecret(platform, id)
  const previousUntil = new Date(now.getTime() + overlapMs).toISOString()
  const command = { type: 'rotate-webhook-secret', secretRef, previousUntil, now: now.toISOString() } as const
  return { streamId: id, command }
}

/** A call that decides one command on one of the buyer's endpoints. */
export const myWebhookEndpointRoute = <Input extends z.ZodType<{ readonly id: WebhookEndpointId }>>(
  { platform }: Waits,
  call: Call<Input, typeof webhookEndpointChanged>,
  toCommand: (now: string) => WebhookEndpointCommand,
): Route =>
  commandRoute(platform, call, webhookEndpointDecider, {
    toCommand: async ({ id }, { buyerId }) =>
      (await refuseUnlessMine(platform, id, buyerId)) ?? {
        streamId: id,
        command: toCommand(platform.clock.now().toISOString()),
      },
    toOutput: async (done) => await endpointChangedOf({ platform }, done),
  })

/** A call that decides one command on one endpoint. */
export const webhookEndpointRoute = <Input extends z.ZodType<{ readonly id: WebhookEndpointId }>>(
  { platform }: Waits,
  call: Call<Input, typeof webhookEndpointChanged>,
  toCommand: (now: string) => WebhookEndpointCommand,
): Route =>
  commandRoute(platform, call, webhookEndpointDecider, {
    toCommand: ({ id }) => ({ streamId: id, command: toCommand(platform.clock.now().toISOString()) }),
    toOutput: async (done) => await endpointChangedOf({ platform }, done),
  })
