import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type {
  WebhookEndpointChanged,
  WebhookSecretShown,
  webhookEndpointChanged,
} from '@pinline/contracts/notification/webhook/webhook-endpoint-changed'
import type { WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookEndpointEvent } from '@pinline/events/notification/webhook-endpoint-event'
import type { z } from 'zod'
import type { WebhookEndpoint } from '../domain/webhook-endpoint/webhook-endpoint.ts'
import {
  type WebhookEndpointCommand,
  webhookEndpointDecider,
} from '../domain/webhook-endpoint/webhook-endpoint-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { isAllowedAddress, literalAddress } from '../webhooks/address-policy.ts'
import { getSecrets } from '../webhooks/endpoint-secrets.ts'

type Finished = Done<WebhookEndpoint, WebhookEndpointEvent>

/** Where an endpoint stands after a command. */
export const endpointChangedOf = ({ state, version }: Finished): WebhookEndpointChanged => {
  if (state.status === 'new') throw new Error('a command left an endpoint uncreated')
  return { id: state.endpointId, revision: version }
}

/** Besides, its present secret. */
export const secretShownOf = async (
  { platform }: Pick<NotificationDeps, 'platform'>,
  done: Finished,
): Promise<WebhookSecretShown | Rejection> => {
  const { state } = done
  const [secret] = 'secretRef' in state ? await getSecrets(platform, [state.secretRef]) : []
  return secret === undefined ? rejection('webhook-endpoint-not-found') : { ...endpointChangedOf(done), secret }
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

/** A call that decides one command on one endpoint. */
export const webhookEndpointRoute = <Input extends z.ZodType<{ readonly id: WebhookEndpointId }>>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof webhookEndpointChanged>,
  toCommand: (now: string) => WebhookEndpointCommand,
): Route =>
  commandRoute(platform, call, webhookEndpointDecider, {
    toCommand: ({ id }) => ({ streamId: id, command: toCommand(platform.clock.now().toISOString()) }),
    toOutput: endpointChangedOf,
  })
